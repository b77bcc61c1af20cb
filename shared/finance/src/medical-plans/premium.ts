import { percentOfCents, sumCents, timesCents, type Cents } from '../cents/index.ts';
import type { ContributionBand, MedicalPlan } from './plan.ts';

/** People covered besides the main member. */
export interface MedicalFamily {
  /** Main member's gross monthly income. */
  monthlyIncome: Cents;
  /** Adults beside the main member. */
  adults: number;
  children: number;
  /** Adds gap cover if the plan names a premium for it. */
  withGapCover: boolean;
}

/** Cost of a plan for a family, monthly unless a field says otherwise. */
export interface MedicalPremium {
  /** Band that holds the income, and where the next one begins; null for the last. */
  band: ContributionBand;
  nextBandFrom: Cents | null;
  main: Cents;
  /** Total for all adults besides the main member. */
  adults: Cents;
  childrenPaidFor: number;
  /** Total for all children. */
  children: Cents;
  contribution: Cents;
  /** Yearly part of the contribution that goes to the savings account. */
  savingsYear: Cents;
  /** Zero if gap cover was not asked for or has no premium. */
  gap: Cents;
  total: Cents;
}

/**
 * Calculates a plan's contribution (docs/guides/import-plans.md): main member, adults and charged children, each at the
 * rate of the income's band, plus gap cover if wanted.
 * @throws RangeError for a plan without a band that begins at 0
 */
export const medicalPremium = (
  { bands, childrenCharged, gapPremium, savingsPercent }: MedicalPlan,
  { monthlyIncome, adults, children, withGapCover }: MedicalFamily,
): MedicalPremium => {
  const at = bands.findLastIndex(({ incomeFrom }) => incomeFrom <= monthlyIncome);
  const band = bands[at];
  if (band === undefined) throw new RangeError('The plan has no band for this income');
  const childrenPaidFor = Math.min(children, childrenCharged ?? children);
  const parts = {
    main: band.main,
    adults: timesCents(band.adult, adults),
    children: timesCents(band.child, childrenPaidFor),
  };
  const contribution = sumCents(Object.values(parts));
  const gap = withGapCover ? (gapPremium ?? 0) : 0;
  return {
    band,
    nextBandFrom: bands[at + 1]?.incomeFrom ?? null,
    ...parts,
    childrenPaidFor,
    contribution,
    savingsYear: percentOfCents(timesCents(contribution, 12), savingsPercent),
    gap,
    total: sumCents([contribution, gap]),
  };
};
