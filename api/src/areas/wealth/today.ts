/** The date in South Africa (UTC+2, no daylight saving) at a moment, as `2026-03-31`. */
export const dayInSouthAfrica = (at: Date): string =>
  new Date(at.getTime() + 7_200_000).toISOString().slice(0, 10);
