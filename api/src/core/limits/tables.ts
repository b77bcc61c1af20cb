import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Exact sliding windows: the times of the uses (`throttle.ts`). */
export const throttles = pgTable(
  'throttles',
  {
    /** SHA-256 of what is limited and for which account or address: no names. */
    key: text('key').primaryKey(),
    /** When it was used, in milliseconds since 1970, oldest first. */
    times: bigint('times', { mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('throttles_expiry').on(table.expiresAt)],
);

/** Counts of uses in rows of a constant size (`database-limits.ts`). */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** SHA-256 of the limit's name and what it counts by: no names. */
    key: text('key').primaryKey(),
    /** When the window that `count` belongs to began, in milliseconds since 1970. */
    windowStart: bigint('window_start', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
    /** The count of the window before. */
    previousCount: integer('previous_count').notNull(),
    /** When neither count matters any more. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('limit_counts_expiry').on(table.expiresAt)],
);
