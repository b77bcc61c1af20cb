import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What people asked an adviser (design: product, "Speak To An Expert"). */
export const adviceRequests = pgTable('advice_requests', {
  id: uuid('id').primaryKey(),
  personId: uuid('person_id').notNull(),
  topic: text('topic').notNull(),
  message: text('message').notNull(),
  whenToCall: text('when_to_call'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
