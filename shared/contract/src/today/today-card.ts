import * as z from 'zod/mini';
import { todayKinds } from './today-kinds.ts';

const card = z.object({
  /**
   * Names the thing that the card is about, among the cards of all remotes: `order/7`. Two cards of one thing are one,
   * and a reminder gives way to the other.
   */
  id: z.string(),
  title: z.string(),
  /** Moment of the kind's day, ISO 8601 with offset; null for none. */
  at: z.nullable(z.string()),
  /** Words beside the day or in its place: `66% complete`; null for none. */
  detail: z.nullable(z.string()),
  /** Page that it opens; null for none. */
  to: z.nullable(z.string()),
  /** The person's reminder that Done and Snooze change; null for none. */
  reminderId: z.nullable(z.string()),
  /** The person's voucher whose code is shown in place; null for none. */
  offerId: z.nullable(z.int()),
});

/** Answer of every call that a remote may declare under `today`; the service finds these calls by this value. */
export const todayCards = z.array(card);
export type TodayCards = z.output<typeof todayCards>;

/** Card with the kind that its remote declared for the call. */
export const todayCard = z.extend(card, { kind: z.enum(todayKinds) });
export type TodayCard = z.output<typeof todayCard>;
