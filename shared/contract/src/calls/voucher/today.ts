import { call } from '../../call.ts';
import { todayCards } from '../../today/today-card.ts';

export const todayVouchers = call({
  method: 'GET',
  path: '/Voucher/today-vouchers',
  access: 'person',
  summary:
    'Cards for Today: the person’s unused vouchers that end within two weeks, those of one bundle as one card.',
  value: todayCards,
});
