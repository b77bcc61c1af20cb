import { useToday } from '@phila/platform';
import { Badge, type Tone } from '../badge/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { dateText, southAfricanDay } from '@phila/contract/format';

interface ExpiryProps {
  /** The last valid day: `2030-03-05`. */
  day: string;
  /** Days before the end when the badge begins to warn; default: 30. */
  soon?: number;
  /** Draws no badge while the end is far, for use beside a label that explains the date; default: false. */
  isPlainWhileFar?: boolean;
  /** The present; default: the service's, not the device's. */
  now?: Date;
}

const DAY = 86_400_000;

/** Counts the days from today; negative for a past day. */
const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY);

const stateOf = (days: number, soon: number): { tone: Tone; text: string } => {
  if (days < 0) return { tone: 'danger', text: 'Expired' };
  if (days === 0) return { tone: 'warning', text: 'Expires today' };
  if (days === 1) return { tone: 'warning', text: 'Expires tomorrow' };
  if (days <= soon) return { tone: 'warning', text: `Expires in ${days} days` };
  return { tone: 'neutral', text: 'Expires' };
};

/** Shows an expiry date, in South African days: plain while it is far, with a badge when it is near or past. */
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
