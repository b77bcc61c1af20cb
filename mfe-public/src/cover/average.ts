/** What everything in the example's home would cost new, what was stolen, and the excess; rand. */
export const NEW_FOR_OLD = 400_000;
export const EXCESS = 2_000;

/** What it may be insured for, and what may be stolen; rand. */
export const INSURED = [100_000, 200_000, 300_000, 400_000] as const;
export const STOLEN = [10_000, 40_000, 120_000] as const;

/** What an insurer pays under “average”: the share that was insured of the loss, less the excess, and never below nothing. */
export const paidUnderAverage = (stolen: number, insured: number): number =>
  Math.max(0, stolen * Math.min(1, insured / NEW_FOR_OLD) - EXCESS);
