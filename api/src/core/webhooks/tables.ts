import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Events delivered by other companies' servers, once each however often delivered. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The provider's own id of the event. */
    eventId: text('event_id').notNull(),
    /** The body as JSON, sealed because it may contain names and addresses. Null once handled. */
    sealedBody: text('sealed_body'),
    receivedAt: moment('received_at').notNull(),
    /** Set in the transaction that applies the event. */
    handledAt: moment('handled_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    unique('webhook_events_once').on(table.provider, table.eventId),
    index('webhook_events_waiting')
      .on(table.provider, table.attempts)
      .where(sql`${table.handledAt} is null`),
    index('webhook_events_received').on(table.receivedAt),
  ],
);
