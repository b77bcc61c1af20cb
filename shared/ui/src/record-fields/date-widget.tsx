import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useRef, type KeyboardEvent } from 'react';
import type { Control } from '../form/index.ts';
import styles from './record-fields.module.css';

dayjs.extend(customParseFormat);

/** As kept and sent (design: api, "Shapes"). */
const KEPT = 'YYYY-MM-DD';
/** As shown, and the other ways in which people here type a day. */
const SHOWN = ['DD MMM YYYY', 'D MMM YYYY', KEPT, 'DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY'];

/**
 * A day, typed or picked. Enter takes the day and does not send the form; Escape with the calendar open closes the
 * calendar and not the dialog.
 */
const DateWidget = ({ control }: { control: Control<string> }) => {
  const { name: _, value, onChange, onBlur, ...wiring } = control;
  const open = useRef(false);
  const wasOpen = useRef(false);
  const day = dayjs(value, KEPT, true);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape' && wasOpen.current) event.stopPropagation();
  };

  return (
    // The keys come from the input and the calendar in it.
    <div
      role="presentation"
      onKeyDownCapture={() => {
        wasOpen.current = open.current;
      }}
      onKeyDown={onKeyDown}
    >
      <DatePicker
        {...wiring}
        className={styles.wide ?? ''}
        value={day.isValid() ? day : null}
        format={SHOWN}
        placeholder="31 Jan 2030"
        onOpenChange={(next) => {
          open.current = next;
        }}
        onChange={(next) => onChange(next ? next.format(KEPT) : '')}
        onBlur={onBlur}
      />
    </div>
  );
};

export default DateWidget;
