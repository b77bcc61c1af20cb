export const clickGroups = ['advert', 'place', 'organisation'] as const;
export type ClickGroup = (typeof clickGroups)[number];

/** Longest period of a report in days: a year and its first day again. */
export const MAX_CLICK_DAYS = 366;
