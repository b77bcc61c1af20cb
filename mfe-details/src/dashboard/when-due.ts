import type { Reminder } from '@phila/contract/calls';
import { southAfricanDay, southAfricanTime } from '@phila/contract/format';

const DAY = 86_400_000;

export type Urgency = 'overdue' | 'due' | 'later';

type Times = Pick<Reminder, 'completeByDate' | 'earlyReminderDate'>;

/** Overdue once its time has passed; due if that is today or its early reminder has come. */
export const urgencyOf = ({ completeByDate, earlyReminderDate }: Times, now: number): Urgency => {
  if (Date.parse(completeByDate) < now) return 'overdue';
  const isEarly = earlyReminderDate !== null && Date.parse(earlyReminderDate) <= now;
  return isEarly || southAfricanDay(completeByDate) === southAfricanDay(new Date(now)) ? 'due' : 'later';
};

/** Calendar days in South Africa until the moment; negative if it is past. */
export const daysUntil = (moment: string, now: number): number =>
  Math.round((Date.parse(southAfricanDay(moment)) - Date.parse(southAfricanDay(new Date(now)))) / DAY);

/** Judges by the due time alone, regardless of the early reminder: past, today or later. */
export const timeOf = (
  { completeByDate }: Pick<Times, 'completeByDate'>,
  now: number,
): 'overdue' | 'today' | 'coming' => {
  if (Date.parse(completeByDate) < now) return 'overdue';
  return daysUntil(completeByDate, now) === 0 ? 'today' : 'coming';
};

/** Text like `today`, `tomorrow`, `in 6 days` or `2 days ago`. */
export const distance = (days: number): string => {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
};

/** Text like `Due in 6 days, Fri, 27 Nov 2026 at 09:00`, in South African time. */
export const whenDue = ({ completeByDate }: Pick<Times, 'completeByDate'>, now: number): string => {
  const isPast = Date.parse(completeByDate) < now;
  return `${isPast ? 'Was due' : 'Due'} ${distance(daysUntil(completeByDate, now))}, ${southAfricanTime(completeByDate)}`;
};
