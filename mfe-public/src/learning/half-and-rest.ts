/** What reaches the account each month, to choose from; rand. */
export const NET_PAY = [5_000, 9_000, 16_000, 30_000] as const;

export interface HalfAndRest {
  needs: number;
  wants: number;
  later: number;
}

/** A pay divided before it comes in: half for needs, three tenths for wants, two tenths for later; rand a month. */
export const halfAndRest = (netPay: number): HalfAndRest => ({
  needs: netPay * 0.5,
  wants: netPay * 0.3,
  later: netPay * 0.2,
});
