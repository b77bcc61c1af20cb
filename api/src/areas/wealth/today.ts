/** South Africa's day at a moment, as `2026-03-31`: two hours ahead of UTC all year round. */
export const dayInSouthAfrica = (at: Date): string =>
  new Date(at.getTime() + 7_200_000).toISOString().slice(0, 10);
