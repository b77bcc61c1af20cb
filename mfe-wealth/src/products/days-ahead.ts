const DAY = 86_400_000;
/** Beyond so many days the date alone says enough. */
const FAR = 90;

/**
 * How far a day is, in words: `in 12 days`; null where it is far.
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
