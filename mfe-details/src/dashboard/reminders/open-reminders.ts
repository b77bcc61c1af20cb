/** Reminders on a page of the list: enough to see the next ones. */
export const REMINDER_PAGES = [5] as const;

/** Query for open reminders, the earliest due first. */
export const whatIsOpen = { query: { Sort: 'completeByDate', Completed: 'false' } } as const;
