import type { TodayCard, TodayKind } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import { daysUntil, distance } from '../when-due.ts';

/** Verbs of each kind's day, before and after it; a step has no day. */
const VERBS: Readonly<Record<TodayKind, readonly [coming: string, past: string]>> = {
  reminder: ['Due', 'Was due'],
  renewal: ['Comes', 'Was'],
  voucher: ['Ends', 'Ended'],
  paper: ['Comes', 'Came'],
  order: ['Opens', 'Opened'],
  refund: ['Answered', 'Answered'],
  step: ['', ''],
};

/** Kinds that are late once their day is over; the others are news. */
const DUE: ReadonlySet<TodayKind> = new Set(['reminder', 'renewal', 'voucher']);

/** Days ahead or back that are said by their distance alone. */
const NEAR = 1;

/**
 * Says a card's day in words, and its details: `Due tomorrow`, `Was due 3 days ago, 19 Nov 2026`, `66% complete`.
 * Empty where it has neither.
 */
export const whenWords = (
  { kind, at, detail }: Pick<TodayCard, 'kind' | 'at' | 'detail'>,
  now: number,
): string => {
  if (at === null) return detail ?? '';
  const days = daysUntil(at, now);
  const [coming, past] = VERBS[kind];
  const isPast = Date.parse(at) < now;
  const day = `${isPast ? past : coming} ${distance(days)}`;
  const date = Math.abs(days) > NEAR ? dateText(southAfricanDay(at)) : null;
  return [day, date, detail].filter((part) => part !== null).join(', ');
};

/** True for what should have been seen to by now. */
export const isLate = ({ kind, at }: Pick<TodayCard, 'kind' | 'at'>, now: number): boolean =>
  DUE.has(kind) && at !== null && Date.parse(at) < now;
