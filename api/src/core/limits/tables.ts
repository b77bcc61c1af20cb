import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Times of uses, for sliding windows (`throttle.ts`). */
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
