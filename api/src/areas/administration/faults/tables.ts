import type { RemoteFault } from '@phila/contract';
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Pages on which a remote's release failed, counted by day. Stores nothing about the people who saw them. */
export const remoteFaults = pgTable(
  'remote_faults',
  {
    /** A South African day. */
    date: date('date').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    kind: text('kind').$type<RemoteFault['kind']>().notNull(),
    pages: integer('pages').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.remote, table.version, table.kind] })],
);
