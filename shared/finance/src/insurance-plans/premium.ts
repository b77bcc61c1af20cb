import { percentOfCents, portionOfCents, sumCents, type Cents } from '../cents/index.ts';
import type { InsurancePlan, RateBand } from './plan.ts';

/** What is to be insured. */
export interface ToInsure {
  /** What it costs to replace. */
  value: Cents;
  hasYoungDriver: boolean;
  /** A claim, to see what the person would pay of it. */
  claim: Cents;
}

/** What a policy costs, a month unless named otherwise. */
export interface InsurancePremium {
  /** The band that the value lies in, and where the next one begins; null for the last. */
  band: RateBand;
  nextBandFrom: Cents | null;
  /** The rate on the value, or the least that the policy asks. */
  base: Cents;
  isLeast: boolean;
  youngDriver: Cents;
  fee: Cents;
  total: Cents;
  /** What the person pays of the claim, once; never more than the claim. */
  excess: Cents;
}

/** Rates have so many decimals at most. */
const SCALE = 10_000;

/**
 * What a policy costs (docs/guides/import-plans.md): the rate of the band on the value, a twelfth a month and never less
 * than the least premium; what a young driver adds to it; the fee.
 * @throws RangeError for a policy without a band that begins at 0, and for a rate with more than four decimals
 */
export const insurancePremium = (
  { bands, youngDriverPercent, monthlyFee, excessPercent, excessLeast }: InsurancePlan,
  { value, hasYoungDriver, claim }: ToInsure,
): InsurancePremium => {
  const at = bands.findLastIndex(({ valueFrom }) => valueFrom <= value);
  const band = bands[at];
  if (band === undefined) throw new RangeError('The policy has no band for this value');
  const scaled = Math.round(band.ratePercent * SCALE);
  if (scaled / SCALE !== band.ratePercent)
    throw new RangeError(`Not a rate with at most four decimals: ${band.ratePercent}`);
  const byRate = portionOfCents(value, scaled, 12 * 100 * SCALE);
  const base = Math.max(byRate, band.leastPremium);
  const youngDriver = hasYoungDriver ? percentOfCents(base, youngDriverPercent) : 0;
  return {
    band,
    nextBandFrom: bands[at + 1]?.valueFrom ?? null,
    base,
    isLeast: byRate < band.leastPremium,
    youngDriver,
    fee: monthlyFee,
    total: sumCents([base, youngDriver, monthlyFee]),
    excess: Math.min(claim, Math.max(excessLeast, percentOfCents(claim, excessPercent))),
  };
};
