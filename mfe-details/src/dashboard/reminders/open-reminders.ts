import type { calls, InputOf } from '@phila/contract/calls';

/** Reminders on a page of the list: enough to see the next ones. */
export const REMINDER_PAGES = [5] as const;

/** Query for open reminders, the earliest due first. */
export const whatIsOpen = { query: { Sort: 'completeByDate', Completed: 'false' } } as const;

/** Input for the first page of open reminders. */
export const firstOpen: InputOf<typeof calls.dashboard.reminders> = {
  query: { ...whatIsOpen.query, PageNumber: 1, PageSize: REMINDER_PAGES[0] },
};
