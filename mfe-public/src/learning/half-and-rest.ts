/** Choices of monthly net pay, in rand. */
export const NET_PAY = [5_000, 9_000, 16_000, 30_000] as const;

export interface HalfAndRest {
  needs: number;
  wants: number;
  later: number;
}

/** Divides pay in advance: half for needs, 30% for wants, 20% for later; rand a month. */
export const halfAndRest = (netPay: number): HalfAndRest => ({
  needs: netPay * 0.5,
  wants: netPay * 0.3,
  later: netPay * 0.2,
});
