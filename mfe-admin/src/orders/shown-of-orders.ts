import { calls } from '@phila/contract/calls';

/** Queries about orders and money, refreshed after each act on them. */
export const shownOfOrders = [
  calls.shop.adminOrders,
  calls.shop.adminOrderCount,
  calls.shop.adminOrder,
  calls.shop.unsettledMoney,
];
