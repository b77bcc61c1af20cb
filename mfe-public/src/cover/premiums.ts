/** An imagined funeral policy: what it pays out, and its premium a month; rand. */
export const POLICY = { paysOut: 20_000, monthly: 95 } as const;

export const POLICIES = [1, 2, 3] as const;
export const SPANS = [2, 5, 10, 20] as const;

/** What has been paid for so many of these policies after so many years, rand. */
export const premiumsPaid = (policies: number, years: number): number =>
  policies * years * 12 * POLICY.monthly;
