import { coverNeed } from './cover-need.ts';

it('adds debts and the years to bridge, and takes away what is there', () => {
  expect(coverNeed(900_000, 15_000, 10, 1_100_000)).toEqual({
    debts: 900_000,
    income: 1_800_000,
    needed: 2_700_000,
    there: 1_100_000,
    missing: 1_600_000,
  });
});

it('misses nothing where more is there than needed', () => {
  expect(coverNeed(0, 8_000, 5, 1_100_000).missing).toBe(0);
});
