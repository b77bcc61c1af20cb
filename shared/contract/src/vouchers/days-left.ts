const DAY = 86_400_000;

/** Whole days between two days, `YYYY-MM-DD`; negative if the end is earlier. */
export const daysUntil = (end: string, today: string): number =>
  Math.round((Date.parse(end) - Date.parse(today)) / DAY);

/** 'Expired', 'Expires today' or 'N day(s) left', exactly as specified. */
export const daysLeftText = (end: string, today: string): string => {
  const days = daysUntil(end, today);
  return days < 0 ? 'Expired' : days === 0 ? 'Expires today' : `${days} day(s) left`;
};
