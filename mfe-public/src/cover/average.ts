/** Replacement value of the example's home, and the excess, in rand. */
export const NEW_FOR_OLD = 400_000;
export const EXCESS = 2_000;

/** Choices of insured and stolen value, in rand. */
export const INSURED = [100_000, 200_000, 300_000, 400_000] as const;
export const STOLEN = [10_000, 40_000, 120_000] as const;

/** Pays the insured share of the loss (“average”), less the excess; never below zero. */
export const paidUnderAverage = (stolen: number, insured: number): number =>
  Math.max(0, stolen * Math.min(1, insured / NEW_FOR_OLD) - EXCESS);
