/** What became of a redemption: the person has it, or it was taken back. */
export const redemptionStates = ['redeemed', 'revoked'] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** The most days that one report is about: a year, and the day a year ago. */
export const MAX_REPORT_DAYS = 366;
