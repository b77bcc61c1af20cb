/** True for a phone or tablet; these have their own icon. */
export const isPhone = (userAgent: string): boolean => /\bMobile\b|\biPhone\b|\bAndroid\b/.test(userAgent);

const MINUTE = 60_000;
const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'} ago`;

/** Elapsed time, in the largest unit that fits. */
export const agoWords = (moment: string, now: number): string => {
  const minutes = Math.floor((now - new Date(moment).getTime()) / MINUTE);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return plural(minutes, 'minute');
  if (minutes < 1_440) return plural(Math.floor(minutes / 60), 'hour');
  return plural(Math.floor(minutes / 1_440), 'day');
};
