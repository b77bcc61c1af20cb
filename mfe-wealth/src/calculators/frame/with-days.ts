import { dateText } from '@phila/contract/format';

/** The engine's days, `2027-02-28`, as the site writes days. */
export const withDays = (words: string): string => words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dateText);
