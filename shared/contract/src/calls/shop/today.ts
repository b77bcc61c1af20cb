import { call } from '../../call.ts';
import { todayCards } from '../../today/today-card.ts';

export const todayOrders = call({
  method: 'GET',
  path: '/Shop/today-orders',
  access: 'person',
  summary: 'Cards for Today: the person’s orders that opened in the last seven days.',
  value: todayCards,
});

export const todayRefunds = call({
  method: 'GET',
  path: '/Shop/today-refunds',
  access: 'person',
  summary: 'Cards for Today: answers of the last two weeks to the person’s own requests for a refund.',
  value: todayCards,
});
