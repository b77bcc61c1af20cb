/**
 * Whole cents in a plain integer. Entries stop at R 1 000 000 000 and terms at 50 years, so every amount and sum of a
 * loan stays far below 2^53 and exact. Loans count in cents for speed: a 30-year schedule of 360 rows must follow a
 * slider on a slow phone.
 */
export type Cents = number;

/** Converts rand (at most two decimals) to whole cents. */
export function centsOf(amount: number): Cents {
  return Math.round(amount * 100);
}

/** Converts whole cents to rand for JSON: the double nearest to the two-decimal amount. */
export function randOf(cents: Cents): number {
  return cents / 100 + 0;
}
