import type { OrderState } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';

/**
 * The states of an order and what each may become (docs/specification/orders.md, "Orders"). Only a verified
 * notification makes an order paid, or a total of zero. A cancelled order becomes paid when it was cancelled because
 * its time ran out and its payment arrives afterwards; it becomes refunded when it had been paid.
 */
const NEXT: { readonly [State in OrderState]: readonly OrderState[] } = {
  placed: ['awaiting payment', 'paid', 'cancelled'],
  'awaiting payment': ['paid', 'cancelled'],
  paid: ['fulfilled', 'cancelled', 'refunded'],
  fulfilled: ['refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
};

export const mayBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/** States in which nothing was paid yet and a payment may still arrive. */
export const isUnpaid = (state: OrderState): boolean => state === 'placed' || state === 'awaiting payment';

/** ECT Act s 44(1)(b): services may be cancelled within seven days of the agreement. */
export const COOLING_OFF = 7 * DAY;

interface Dated {
  state: OrderState;
  placedAt: Date;
  /** When the person asked for access at once, which begins the service (ECT Act s 42(2)(d)). */
  accessNowAt: Date | null;
}

/**
 * Until when the person may cancel by themselves: without an end while nothing is paid; seven days after they ordered
 * where access did not begin with their consent; else not at all.
 * @returns `always`, the last moment, or null
 */
export const cancellableUntil = ({ state, placedAt, accessNowAt }: Dated): Date | 'always' | null => {
  if (isUnpaid(state)) return 'always';
  if (state !== 'paid' || accessNowAt !== null) return null;
  return new Date(placedAt.getTime() + COOLING_OFF);
};

export const isCancellable = (order: Dated, now: Date): boolean => {
  const until = cancellableUntil(order);
  return until === 'always' || (until !== null && now <= until);
};

/**
 * When the products of an order that is paid now begin: at once where the person consented to it, where nothing costs
 * anything, and where the days to cancel are over; else when they are. Who may have the money back has nothing to keep
 * by then. Bundles begin at once: redeeming one of their vouchers ends the right to cancel.
 * @returns null for at once
 */
export const productsBegin = (
  { placedAt, accessNowAt, subtotal }: Pick<Dated, 'placedAt' | 'accessNowAt'> & { subtotal: number },
  now: Date,
): Date | null => {
  const over = new Date(placedAt.getTime() + COOLING_OFF + 1);
  return accessNowAt !== null || subtotal === 0 || over <= now ? null : over;
};
