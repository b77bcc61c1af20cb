import type { calls, InputOf } from '@phila/contract/calls';

/** Enough to see what is next, and one page of the list. */
const PAGE_SIZE = 5;

/** A page of the reminders that are not done, the one due first in front. */
export const openReminders = (page: number): InputOf<typeof calls.dashboard.reminders> => ({
  query: { PageNumber: page, PageSize: PAGE_SIZE, Sort: 'completeByDate', Completed: 'false' },
});
