import { dateText } from '@phila/contract/format';

/** Formats engine days, `2027-02-28`, as the site does. */
export const withDays = (words: string): string => words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dateText);
