import type { OrderState } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';

/**
 * The states of an order and the states that may follow (docs/specification/orders.md, "Orders"). Only a verified
 * notification, or a total of zero, makes an order paid. A cancelled order becomes paid if it expired and its payment
 * arrives afterwards, and refunded if it had been paid.
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

/** True for states before a payment, in which one may still arrive. */
export const isUnpaid = (state: OrderState): boolean => state === 'placed' || state === 'awaiting payment';

/** ECT Act s 44(1)(b): services may be cancelled within seven days of the agreement. */
export const COOLING_OFF = 7 * DAY;

interface Dated {
  state: OrderState;
  placedAt: Date;
  /** When the person asked for immediate access; the service begins then (ECT Act s 42(2)(d)). */
  accessNowAt: Date | null;
}

/**
 * Until when the person may cancel: always while unpaid; seven days from ordering if access did not begin with their
 * consent; otherwise never.
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

/** Lets the person have at once what a paid order gives later, while they may still cancel it. */
export const mayOpenNow = (order: Dated & { refundRequestedAt: Date | null }, now: Date): boolean =>
  order.state === 'paid' &&
  order.accessNowAt === null &&
  order.refundRequestedAt === null &&
  isCancellable(order, now);

/**
 * When the products of an order paid now begin. At once, if the person consented, the order is free, or the days to
 * cancel are over. Otherwise after those days, so that no person keeps a product and gets the money back. Bundles begin
 * at once: redeeming a voucher ends the right to cancel.
 * @returns null for at once
 */
export const productsBegin = (
  { placedAt, accessNowAt, subtotal }: Pick<Dated, 'placedAt' | 'accessNowAt'> & { subtotal: number },
  now: Date,
): Date | null => {
  const over = new Date(placedAt.getTime() + COOLING_OFF + 1);
  return accessNowAt !== null || subtotal === 0 || over <= now ? null : over;
};
