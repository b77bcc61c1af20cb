import type { Reminder } from '@phila/contract/calls';
import { southAfricanDay, southAfricanTime } from '@phila/contract/format';

const DAY = 86_400_000;

export type Urgency = 'overdue' | 'due' | 'later';

type Times = Pick<Reminder, 'completeByDate' | 'earlyReminderDate'>;

/** Overdue when its time has passed, due when it is today or its early reminder has come. */
export const urgencyOf = ({ completeByDate, earlyReminderDate }: Times, now: number): Urgency => {
  if (Date.parse(completeByDate) < now) return 'overdue';
  const isEarly = earlyReminderDate !== null && Date.parse(earlyReminderDate) <= now;
  return isEarly || southAfricanDay(completeByDate) === southAfricanDay(new Date(now)) ? 'due' : 'later';
};

/** Calendar days in South Africa from now until then; negative when it is past. */
export const daysUntil = (moment: string, now: number): number =>
  Math.round((Date.parse(southAfricanDay(moment)) - Date.parse(southAfricanDay(new Date(now)))) / DAY);

/** By its own time alone, whatever its early reminder says: past, today, or still to come. */
export const timeOf = (
  { completeByDate }: Pick<Times, 'completeByDate'>,
  now: number,
): 'overdue' | 'today' | 'coming' => {
  if (Date.parse(completeByDate) < now) return 'overdue';
  return daysUntil(completeByDate, now) === 0 ? 'today' : 'coming';
};

/** `Today`, `Tomorrow`, `in 6 days`, `2 days ago`. */
const distance = (days: number): string => {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
};

/** `Due in 6 days, Fri, 27 Nov 2026 at 09:00`: how far it is, and the moment itself in South African time. */
export const whenDue = ({ completeByDate }: Pick<Times, 'completeByDate'>, now: number): string => {
  const isPast = Date.parse(completeByDate) < now;
  return `${isPast ? 'Was due' : 'Due'} ${distance(daysUntil(completeByDate, now))}, ${southAfricanTime(completeByDate)}`;
};
