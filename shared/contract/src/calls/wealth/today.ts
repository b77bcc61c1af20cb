import { call } from '../../call.ts';
import { todayCards } from '../../today/today-card.ts';

export const todayRenewals = call({
  method: 'GET',
  path: '/Wealth/today-renewals',
  access: 'person',
  summary: 'Cards for Today: the person’s policies that renew or end within 30 days, until they are seen to.',
  value: todayCards,
});
