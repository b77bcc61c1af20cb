import { useToday } from '@phila/platform';
import { Badge, type Tone } from '../badge/index.ts';
import { classes } from '../classes/index.ts';
import { dateText, southAfricanDay } from '@phila/contract/format';

interface ExpiryProps {
  /** The last day on which it is valid: `2030-03-05`. */
  day: string;
  /** Days before the end from which it is said to be near; default: 30. */
  soon?: number;
  /** Without a badge while it is far, where the label beside it says what day it is; default: false. */
  isPlainWhileFar?: boolean;
  /** The present; default: the service's, whatever the clock of the device says. */
  now?: Date;
}

const DAY = 86_400_000;

/** Whole days from today to a day; negative once it is past. */
const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY);

const stateOf = (days: number, soon: number): { tone: Tone; text: string } => {
  if (days < 0) return { tone: 'danger', text: 'Expired' };
  if (days === 0) return { tone: 'warning', text: 'Expires today' };
  if (days === 1) return { tone: 'warning', text: 'Expires tomorrow' };
  if (days <= soon) return { tone: 'warning', text: `Expires in ${days} days` };
  return { tone: 'neutral', text: 'Expires' };
};

/** When something stops being valid, in South African days: plain while it is far, marked when it is near or past. */
export const Expiry = ({ day, soon = 30, isPlainWhileFar = false, now }: ExpiryProps) => {
  const today = useToday();
  const { tone, text } = stateOf(daysUntil(day, now === undefined ? today : southAfricanDay(now)), soon);
  const written = (
    <time dateTime={day} className={classes('nowrap')}>
      {dateText(day)}
    </time>
  );
  if (isPlainWhileFar && tone === 'neutral') return written;
  return (
    <Badge tone={tone}>
      {text}
      {text === 'Expires' || text === 'Expired' ? ' ' : ', '}
      {written}
    </Badge>
  );
};
