import { summaryOf } from './monthly-summary.ts';

const today = '2026-11-22';

it('a summary of nothing is nothing', () =>
  expect(summaryOf([], today)).toEqual({ count: 0, monthly: 0, value: 0, next: null }));

it('adds to the cent, and finds the day that comes next', () => {
  const products = [
    { monthly: 0.1, day: '2027-02-01', value: 10 },
    { monthly: 0.2, day: '2026-12-31', value: null },
    { monthly: null, day: '2026-11-21' },
    { monthly: 1_245.6, day: null },
  ];
  expect(summaryOf(products, today)).toEqual({ count: 4, monthly: 1_245.9, value: 10, next: '2026-12-31' });
});

it('counts today as to come, and what is over as over', () => {
  expect(summaryOf([{ monthly: 1, day: today }], today).next).toBe(today);
  expect(summaryOf([{ monthly: 1, day: '2026-11-21' }], today).next).toBeNull();
});
