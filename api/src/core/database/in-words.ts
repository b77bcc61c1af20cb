import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Sorts words the same on every machine and in both databases, whatever their language. */
export const inWords = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;
