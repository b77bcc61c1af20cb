import { calls } from '@phila/contract/calls';

/** What is shown of orders and money, and read again after each act about them. */
export const shownOfOrders = [
  calls.shop.adminOrders,
  calls.shop.adminOrderCount,
  calls.shop.adminOrder,
  calls.shop.unsettledMoney,
];
