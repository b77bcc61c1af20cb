import type { Cents } from '../money/cents.ts';

/** Percent a year with four decimals, as a whole number: 10.5% is 105 000. */
export type RateInTenThousandths = bigint;

export function tenThousandths(annualRate: number): RateInTenThousandths {
  return BigInt(Math.round(annualRate * 10_000));
}

// Cents × rate ÷ (100% × 12 months × 10 000), doubled so that half a cent is a whole number.
const doubledDivisor = 24_000_000n;

/**
 * A month's interest, half-up to the cent: round2(balance × rate ÷ 1200). Uses whole numbers only, because ÷ 1200 has
 * no finite decimal expansion and could lose a half cent.
 */
export function monthInterest(balance: Cents, rate: RateInTenThousandths): Cents {
  return Number((BigInt(balance) * rate * 2n + doubledDivisor / 2n) / doubledDivisor);
}
