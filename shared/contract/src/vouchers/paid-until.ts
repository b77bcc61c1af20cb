/** Years for which a prepaid voucher stays valid after it was issued (Consumer Protection Act 68 of 2008, s 63(2)). */
const PREPAID_YEARS = 3;

/**
 * The last day on which what was paid for on a day can be redeemed at least: three years after it was issued, so one
 * of 29 February ends on the last of February.
 * @param day `YYYY-MM-DD`
 */
export const paidUntil = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const end = new Date(Date.UTC(year + PREPAID_YEARS, month - 1, date));
  // 29 February becomes 1 March in a year that has none: the day before.
  if (end.getUTCDate() !== date) end.setUTCDate(0);
  return end.toISOString().slice(0, 10);
};
