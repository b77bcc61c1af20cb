import type { calls, InputOf } from '@phila/contract/calls';

/** Enough to see what is next, and one page of the list. */
export const REMINDER_PAGES = [5] as const;

/** The reminders that are not done, the one due first in front. */
export const whatIsOpen = { query: { Sort: 'completeByDate', Completed: 'false' } } as const;

/** The first page of them. */
export const firstOpen: InputOf<typeof calls.dashboard.reminders> = {
  query: { ...whatIsOpen.query, PageNumber: 1, PageSize: REMINDER_PAGES[0] },
};
