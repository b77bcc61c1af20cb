import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables.ts';

/** Notes of staff about people. Added and never changed; deleted with the account. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null once the author's account is gone. */
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    index('person_notes_account').on(table.accountId, table.at),
    index('person_notes_author').on(table.authorId),
  ],
);
