const DAY = 86_400_000;

/** Whole days from one day to another, both `YYYY-MM-DD`; negative where the end lies before. */
export const daysUntil = (end: string, today: string): number =>
  Math.round((Date.parse(end) - Date.parse(today)) / DAY);

/** 'Expired', 'Expires today' or 'N day(s) left', to the letter of the specification. */
export const daysLeftText = (end: string, today: string): string => {
  const days = daysUntil(end, today);
  return days < 0 ? 'Expired' : days === 0 ? 'Expires today' : `${days} day(s) left`;
};
