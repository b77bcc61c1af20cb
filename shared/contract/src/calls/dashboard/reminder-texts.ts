export const REMINDER_LENGTH = 255;

/** Error for a missing text; the specification has no message for it (specification: dashboard, "My Reminders"). */
export const REMINDER_TEXT_NEEDED = 'Please describe the reminder in at least 2 characters';
export const REMINDER_TIME_NEEDED = 'Please choose a date and a time';
export const EARLY_REMINDER_WRONG = 'Please choose a date and a time for the early reminder, or leave it out';
export const EARLY_REMINDER_LATE = 'The early reminder must come before the reminder is due';
