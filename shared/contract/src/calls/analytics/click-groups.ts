/** What the clicks on adverts are told apart by. */
export const clickGroups = ['advert', 'place', 'organisation'] as const;
export type ClickGroup = (typeof clickGroups)[number];

/** The most days that one answer is about: a year, and the day a year ago. */
export const MAX_CLICK_DAYS = 366;
