/** Imagined funeral policy: payout and monthly premium, in rand. */
export const POLICY = { paysOut: 20_000, monthly: 95 } as const;

export const POLICIES = [1, 2, 3] as const;
export const SPANS = [2, 5, 10, 20] as const;

/** Premiums paid for some policies over some years, in rand. */
export const premiumsPaid = (policies: number, years: number): number =>
  policies * years * 12 * POLICY.monthly;
