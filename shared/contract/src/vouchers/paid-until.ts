/** Years that a prepaid voucher stays valid (Consumer Protection Act 68 of 2008, s 63(2)). */
const PREPAID_YEARS = 3;

/**
 * Earliest expiry of a prepaid voucher: three years after the given day of issue; for 29 February, the last day of
 * February.
 * @param day `YYYY-MM-DD`
 */
export const paidUntil = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const end = new Date(Date.UTC(year + PREPAID_YEARS, month - 1, date));
  // 29 February became 1 March in a common year; go back a day.
  if (end.getUTCDate() !== date) end.setUTCDate(0);
  return end.toISOString().slice(0, 10);
};
