import { percentOfCents, portionOfCents, sumCents, type Cents } from '../cents/index.ts';
import type { InsurancePlan, RateBand } from './plan.ts';

export interface ToInsure {
  /** Replacement value. */
  value: Cents;
  hasYoungDriver: boolean;
  /** Example claim, to show the excess. */
  claim: Cents;
}

/** Cost of a policy, monthly unless a field says otherwise. */
export interface InsurancePremium {
  /** Band that holds the value, and where the next one begins; null for the last. */
  band: RateBand;
  nextBandFrom: Cents | null;
  /** Rate applied to the value, or the policy's lowest premium. */
  base: Cents;
  isLeast: boolean;
  youngDriver: Cents;
  fee: Cents;
  total: Cents;
  /** Share of the claim that the insured pays, once; never more than the claim. */
  excess: Cents;
}

/** Scale for rates of at most four decimals. */
const SCALE = 10_000;

/**
 * Calculates a policy's premium (docs/guides/import-plans.md): a twelfth of the band's rate on the value, at least the
 * lowest premium; plus the young driver's percentage and the fee.
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
