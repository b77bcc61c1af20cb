import { eachDay, lastDays } from './last-days.ts';

test('the last thirty days end today in South Africa, also where it is yesterday in London', () => {
  const days = lastDays(new Date('2026-11-25T22:30:00Z'));
  expect([days.dates.length, days.dates[0], days.dates.at(-1)]).toEqual([30, '2026-10-28', '2026-11-26']);
  expect(days.since.toISOString()).toBe('2026-10-27T22:00:00.000Z');
});

test('a day without a number has 0', () => {
  const days = lastDays(new Date('2026-11-25T10:00:00Z'));
  const counts = eachDay(days, [
    { day: '2026-11-24', count: 3 },
    { day: '2020-01-01', count: 9 },
  ]);
  expect(counts.slice(-2)).toEqual([3, 0]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
});
