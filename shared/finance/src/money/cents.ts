/**
 * Whole cents in a plain integer. Entries stop at R 1 000 000 000 and terms at 50 years, so every amount and
 * sum of a loan stays far below 2^53 and is exact. Loans count in cents because a 30-year schedule has 360
 * rows and has to appear while a person drags a slider on a slow phone.
 */
export type Cents = number;

/** Rand (at most two decimals) to whole cents. */
export function centsOf(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Whole cents to rand as JSON carries it. The quotient is the double nearest to the two-decimal amount. */
export function randOf(cents: Cents): number {
  return cents / 100 + 0;
}
