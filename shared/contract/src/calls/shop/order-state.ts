/** The states of an order (docs/specification/orders.md, "Orders"). */
export const orderStates = [
  'placed',
  'awaiting payment',
  'paid',
  'fulfilled',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];
