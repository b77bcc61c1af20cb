import * as fc from 'fast-check';
import type { InsurancePlan } from './plan.ts';
import { insurancePremium, type ToInsure } from './premium.ts';
import { runs } from '../testing/runs.ts';

const plan: InsurancePlan = {
  insurer: 'Insurer',
  plan: 'Car',
  covers: 'vehicle',
  cover: 'comprehensive',
  excessPercent: 5,
  excessLeast: 450_000,
  youngDriverPercent: 35,
  monthlyFee: 2_500,
  liabilityLimit: 500_000_000,
  includes: [],
  isExample: true,
  note: null,
  bands: [
    { valueFrom: 0, ratePercent: 5.4, leastPremium: 39_000 },
    { valueFrom: 30_000_000, ratePercent: 4.2, leastPremium: 0 },
  ],
};
const car: ToInsure = { value: 25_000_000, hasYoungDriver: false, claim: 2_000_000 };

test('a twelfth of the rate on the value, and the fee', () => {
  expect(insurancePremium(plan, car)).toEqual({
    band: plan.bands[0],
    nextBandFrom: 30_000_000,
    // 5.4% of R 250 000 is R 13 500 a year.
    base: 112_500,
    isLeast: false,
    youngDriver: 0,
    fee: 2_500,
    total: 115_000,
    excess: 450_000,
  });
});

test('never less than the least premium of the band', () => {
  expect(insurancePremium(plan, { ...car, value: 5_000_000 })).toMatchObject({ base: 39_000, isLeast: true });
  expect(insurancePremium(plan, { ...car, value: 30_000_000 })).toMatchObject({
    base: 105_000,
    isLeast: false,
    nextBandFrom: null,
  });
});

test('a young driver adds to the premium and not to the fee', () => {
  expect(insurancePremium(plan, { ...car, hasYoungDriver: true })).toMatchObject({
    youngDriver: 39_375,
    total: 154_375,
  });
});

test.each([
  [0, 0],
  [100_000, 100_000],
  [2_000_000, 450_000],
  [20_000_000, 1_000_000],
])('of a claim of %d cents the person pays %d', (claim, excess) =>
  expect(insurancePremium(plan, { ...car, claim }).excess).toBe(excess),
);

test('a policy without bands, or with a rate finer than is kept, is refused', () => {
  expect(() => insurancePremium({ ...plan, bands: [] }, car)).toThrow(RangeError);
  const bands = [{ valueFrom: 0, ratePercent: 1.00001, leastPremium: 0 }];
  expect(() => insurancePremium({ ...plan, bands }, car)).toThrow(RangeError);
});

test('is whole cents and adds up', () => {
  fc.assert(
    fc.property(
      fc.nat(5_000_000_000),
      fc.nat(5_000_000_000),
      fc.boolean(),
      (value, claim, hasYoungDriver) => {
        const { base, youngDriver, fee, total, excess } = insurancePremium(plan, {
          value,
          claim,
          hasYoungDriver,
        });
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(base + youngDriver + fee).toBe(total);
        expect(excess).toBeLessThanOrEqual(claim);
      },
    ),
    runs(),
  );
});
