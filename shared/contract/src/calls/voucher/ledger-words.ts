/** States of a redemption: still with the person, or revoked. */
export const redemptionStates = ['redeemed', 'revoked'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** Longest period of a report in days: a year and its first day again. */
export const MAX_REPORT_DAYS = 366;
