import { lateBelow } from '../late/late-below.tsx';

/* Both are tables, in one file: the account stands above them. */

export const PersonOrders = lateBelow(
  async () => (await import(/* webpackChunkName: "person-tables" */ './person-orders.tsx')).PersonOrders,
  'Orders',
  'the orders',
);

export const PersonViewings = lateBelow(
  async () => (await import(/* webpackChunkName: "person-tables" */ './person-viewings.tsx')).PersonViewings,
  'Who looked',
  'who looked',
  80,
);
