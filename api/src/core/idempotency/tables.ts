import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

/** Replies to requests with an `Idempotency-Key` (`answer-once.ts`). */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Method and declared path: `POST /Personal/next-of-kin`. The same key in another call is another request. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the input, to recognise a key reused for something else. */
    inputMark: text('input_mark').notNull(),
    /** The reply's value as JSON, sealed. */
    sealedValue: text('sealed_value').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.call, table.key] }),
    index('idempotent_replies_age').on(table.createdAt),
  ],
);
