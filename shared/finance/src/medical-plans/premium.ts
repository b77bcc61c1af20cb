import { percentOfCents, sumCents, timesCents, type Cents } from '../cents/index.ts';
import type { ContributionBand, MedicalPlan } from './plan.ts';

/** The people that a plan is to cover beside the main member. */
export interface MedicalFamily {
  /** Gross income a month of the main member. */
  monthlyIncome: Cents;
  /** Adults beside the main member. */
  adults: number;
  children: number;
  /** Whether gap cover is to be paid for, where the plan has a premium of one. */
  withGapCover: boolean;
}

/** What a plan costs a family, a month unless named otherwise. */
export interface MedicalPremium {
  /** The band that the income lies in, and where the next one begins; null for the last. */
  band: ContributionBand;
  nextBandFrom: Cents | null;
  main: Cents;
  /** Of all adults beside the main member. */
  adults: Cents;
  childrenPaidFor: number;
  /** Of all children. */
  children: Cents;
  contribution: Cents;
  /** Of the contribution, into the savings account; a year. */
  savingsYear: Cents;
  /** Zero where gap cover was not asked for, or has no premium. */
  gap: Cents;
  total: Cents;
}

/**
 * What a plan costs a family (docs/guides/import-plans.md): main member, adults and the children that are paid for, each
 * at the rate of the band that the income lies in; gap cover beside it where it is wanted.
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
