import { daysLeftText, daysUntil } from './days-left.ts';

test.each([
  ['2026-11-21', 'Expired'],
  ['2026-11-22', 'Expires today'],
  ['2026-11-23', '1 day(s) left'],
  ['2027-11-22', '365 day(s) left'],
])('an end on %s, seen on 22 November 2026: %s', (end, text) =>
  expect(daysLeftText(end, '2026-11-22')).toBe(text),
);

test('counts days of the calendar', () => expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2));
