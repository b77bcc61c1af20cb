import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Sorts words alike on every machine and in both databases, whatever locale they run in. */
export const inWords = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;
