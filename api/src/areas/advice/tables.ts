import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';

/** Questions that accounts asked an expert (specification: records). */
export const adviceRequests = pgTable(
  'advice_requests',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    whenToCall: text('when_to_call').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('advice_requests_person').on(table.personId)],
);
