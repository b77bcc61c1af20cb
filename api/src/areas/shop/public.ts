export { findOrders, ofNumber } from './orders/find-orders.ts';
export { ownsSku } from './ownership/ownership.ts';
