export { findOrders } from './orders/find-orders.ts';
export { ownsSku } from './ownership/ownership.ts';
