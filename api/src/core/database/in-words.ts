import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** The order of words: the same on every machine and in both databases, whatever language they run in. */
export const inWords = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;
