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

/** Name and tone of each state. */
export const orderStateWords: {
  readonly [State in OrderState]: {
    readonly name: string;
    readonly tone: 'neutral' | 'success' | 'warning' | 'info';
  };
} = {
  placed: { name: 'Placed', tone: 'info' },
  'awaiting payment': { name: 'Awaiting payment', tone: 'warning' },
  paid: { name: 'Paid', tone: 'success' },
  fulfilled: { name: 'Fulfilled', tone: 'success' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
  refunded: { name: 'Refunded', tone: 'neutral' },
};
