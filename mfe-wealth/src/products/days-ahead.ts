const DAY = 86_400_000;
/** Days ahead after which the date alone is shown. */
const FAR = 90;

/**
 * Time until a day, in words: `in 12 days`; null if far.
 * @param day YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export const daysAheadText = (day: string, today: string): string | null => {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  if (days < 0) return 'over';
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > FAR ? null : `in ${days} days`;
};
