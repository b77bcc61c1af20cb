import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useRef, type KeyboardEvent } from 'react';
import { AntdProvider } from '../antd-provider/index.ts';
import type { Control } from '../form/index.ts';
import styles from './record-fields.module.css';

dayjs.extend(customParseFormat);

/** As kept and sent (design: api, "Shapes"). */
const KEPT = 'YYYY-MM-DD';
/** As shown, and the other ways in which people here type a day. */
const SHOWN = ['DD MMM YYYY', 'D MMM YYYY', KEPT, 'DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY'];

/** Where neither side of the field has room for the calendar (a phone), it is moved into view over the field. */
const OVERFLOW = { adjustX: 1, adjustY: 1, shiftX: true, shiftY: true } as const;
const PLACEMENTS = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: OVERFLOW },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow: OVERFLOW },
};

/** A finger picks: the keyboard of a phone would cover the calendar. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * A day, typed or picked. Enter takes the day and does not send the form; Escape with the calendar open closes the
 * calendar and not the dialog.
 */
const DateWidget = ({ control }: { control: Control<string> }) => {
  const { name: _, value, onChange, onBlur, ...wiring } = control;
  const open = useRef(false);
  const wasOpen = useRef(false);
  const day = dayjs(value, KEPT, true);

  const take = (next: Dayjs | Dayjs[] | null) => {
    if (!Array.isArray(next)) onChange(next ? next.format(KEPT) : '');
  };

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
      <AntdProvider>
        <DatePicker
          {...wiring}
          {...(wiring['aria-invalid'] ? { status: 'error' as const } : {})}
          className={styles.wide ?? ''}
          value={day.isValid() ? day : null}
          format={SHOWN}
          placeholder="31 Jan 2030"
          builtinPlacements={PLACEMENTS}
          inputReadOnly={isTouched()}
          onOpenChange={(next) => {
            open.current = next;
          }}
          onChange={take}
          // A typed day is handed over at its last letter. `onChange` would wait until the field is left, and a press on
          // Save comes before that: what was there before would be sent.
          onCalendarChange={take}
          onBlur={onBlur}
        />
      </AntdProvider>
    </div>
  );
};

export default DateWidget;
