import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export { dataExports } from '../../core/personal-data/export-links.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What a law makes us keep after an account was deleted, away from daily use: no call reads it. An operator does, when
 * the Information Officer asks.
 */
export const retainedRecords = pgTable(
  'retained_records',
  {
    id: uuid('id').primaryKey(),
    /** Printed on the deletion receipt. */
    receipt: uuid('receipt').notNull(),
    kind: text('kind').notNull(),
    /** Whose it was: name and addresses. */
    subject: jsonb('subject').$type<Record<string, string | null>>().notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    index('retained_records_until').on(table.keptUntil),
    index('retained_records_receipt').on(table.receipt),
  ],
);
