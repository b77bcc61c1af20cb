import { INSURED, paidUnderAverage, STOLEN } from './average.ts';

it('pays in the share that was insured, less the excess', () => {
  expect(INSURED.map((insured) => paidUnderAverage(40_000, insured))).toEqual([
    8_000, 18_000, 28_000, 38_000,
  ]);
});

it('pays nothing, and never less, where the excess is more', () => {
  expect(paidUnderAverage(STOLEN[0], 100_000)).toBe(500);
  expect(paidUnderAverage(4_000, 100_000)).toBe(0);
});

it('pays no more than the loss where more was insured than there is', () => {
  expect(paidUnderAverage(40_000, 800_000)).toBe(38_000);
});
