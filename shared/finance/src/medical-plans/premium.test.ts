import * as fc from 'fast-check';
import type { MedicalPlan } from './plan.ts';
import { medicalPremium, type MedicalFamily } from './premium.ts';
import { runs } from '../testing/runs.ts';

const plan: MedicalPlan = {
  scheme: 'Scheme',
  plan: 'Saver',
  network: 'network',
  hospitalPercent: 100,
  hospitalLimit: null,
  savingsPercent: 15,
  chronicConditions: 27,
  gapPremium: 45_000,
  childrenCharged: 3,
  isExample: true,
  note: null,
  bands: [
    { incomeFrom: 0, main: 150_000, adult: 140_000, child: 60_033 },
    { incomeFrom: 1_000_001, main: 300_000, adult: 250_000, child: 100_000 },
  ],
};
const family: MedicalFamily = { monthlyIncome: 1_000_000, adults: 1, children: 2, withGapCover: false };

test('main member, adults and children at the rates of the band', () => {
  expect(medicalPremium(plan, family)).toEqual({
    band: plan.bands[0],
    nextBandFrom: 1_000_001,
    main: 150_000,
    adults: 140_000,
    childrenPaidFor: 2,
    children: 120_066,
    contribution: 410_066,
    // 15% of twelve times 4 100.66 is 7 381.188, rounded once.
    savingsYear: 738_119,
    gap: 0,
    total: 410_066,
  });
});

test.each([
  [0, 0],
  [1_000_000, 0],
  [1_000_001, 1],
  [999_999_999, 1],
])('an income of %d cents lies in band %d', (monthlyIncome, at) => {
  const { band, nextBandFrom } = medicalPremium(plan, { ...family, monthlyIncome });
  expect(band).toBe(plan.bands[at]);
  expect(nextBandFrom).toBe(at === 0 ? 1_000_001 : null);
});

test.each([
  [0, 3, 0],
  [3, 3, 3],
  [5, 3, 3],
  [5, null, 5],
  [5, 0, 0],
])('of %d children, where %p pay, %d pay', (children, childrenCharged, paid) => {
  const { childrenPaidFor, children: cost } = medicalPremium(
    { ...plan, childrenCharged },
    { ...family, children },
  );
  expect([childrenPaidFor, cost]).toEqual([paid, paid * 60_033]);
});

test('gap cover is added where it is wanted and has a premium', () => {
  expect(medicalPremium(plan, { ...family, withGapCover: true })).toMatchObject({
    contribution: 410_066,
    gap: 45_000,
    total: 455_066,
  });
  expect(medicalPremium({ ...plan, gapPremium: null }, { ...family, withGapCover: true })).toMatchObject({
    gap: 0,
    total: 410_066,
  });
});

test('a plan without bands is refused', () => {
  expect(() => medicalPremium({ ...plan, bands: [] }, family)).toThrow(RangeError);
});

test('is whole cents, adds up, and never falls as the family grows', () => {
  const size = fc.nat(12);
  fc.assert(
    fc.property(fc.nat(100_000_000), size, size, fc.boolean(), (monthlyIncome, adults, children, gap) => {
      const premium = (more: Partial<MedicalFamily>) =>
        medicalPremium(plan, { monthlyIncome, adults, children, withGapCover: gap, ...more });
      const now = premium({});
      expect(Number.isSafeInteger(now.total)).toBe(true);
      expect(now.main + now.adults + now.children + now.gap).toBe(now.total);
      expect(premium({ adults: adults + 1 }).total).toBeGreaterThan(now.total);
      expect(premium({ children: children + 1 }).total).toBeGreaterThanOrEqual(now.total);
    }),
    runs(),
  );
});
