import { useToday } from '@phila/platform';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import styles from './date-input.module.css';

/** Years that the list offers before and after this one; others are typed. */
const BACK = 110;
const AHEAD = 40;

/** Makes a local date at midnight, so that no day shifts by a time zone. */
const dateOf = (day: string): Date | undefined => {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
};
const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

interface CalendarProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onPick: (day: string) => void;
}

/** A month to pick a day from, with lists of months and years: a date of birth is many months away. */
const Calendar = ({ value, onPick }: CalendarProps) => {
  const chosen = dateOf(value);
  const today = useToday();
  const present = dateOf(today);
  const year = Number(today.slice(0, 4));
  const first = Math.min(year - BACK, chosen?.getFullYear() ?? year);
  const last = Math.max(year + AHEAD, chosen?.getFullYear() ?? year);
  return (
    <DayPicker
      mode="single"
      required
      // Takes the focus, because the person opened the calendar by a press.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press asked for the calendar
      autoFocus
      captionLayout="dropdown"
      className={styles.calendar ?? ''}
      {...(present && { today: present })}
      startMonth={new Date(first, 0)}
      endMonth={new Date(last, 11)}
      {...(chosen ? { selected: chosen, defaultMonth: chosen } : { selected: undefined })}
      onSelect={(date: Date) => onPick(dayOf(date))}
    />
  );
};

export default Calendar;
