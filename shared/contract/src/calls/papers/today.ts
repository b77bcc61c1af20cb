import { call } from '../../call.ts';
import { todayCards } from '../../today/today-card.ts';

export const todayPapers = call({
  method: 'GET',
  path: '/Account/today-papers',
  access: 'person',
  summary:
    'Cards for Today: papers that employers handed over and the person has not read; several of one employer are one card.',
  value: todayCards,
});
