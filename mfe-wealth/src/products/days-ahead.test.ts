import { daysAheadText } from './days-ahead.ts';

it.each([
  ['2026-11-21', 'over'],
  ['2026-11-22', 'today'],
  ['2026-11-23', 'tomorrow'],
  ['2026-12-04', 'in 12 days'],
  ['2027-02-20', 'in 90 days'],
  ['2027-02-21', null],
])('%s is %s', (day, text) => expect(daysAheadText(day, '2026-11-22')).toBe(text));
