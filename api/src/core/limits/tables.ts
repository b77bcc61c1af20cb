import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Times of uses, for exact sliding windows (`throttle.ts`). */
export const throttles = pgTable(
  'throttles',
  {
    /** SHA-256 of the limit and its account or address: no names. */
    key: text('key').primaryKey(),
    /** Times of the uses in milliseconds since 1970, oldest first. */
    times: bigint('times', { mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('throttles_expiry').on(table.expiresAt)],
);

/** Counts of uses, constant in size (`database-limits.ts`). */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** SHA-256 of the limit and its subject: no names. */
    key: text('key').primaryKey(),
    /** When the window of `count` began, in milliseconds since 1970. */
    windowStart: bigint('window_start', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
    /** The count of the previous window. */
    previousCount: integer('previous_count').notNull(),
    /** When both counts become irrelevant. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('limit_counts_expiry').on(table.expiresAt)],
);
