import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Archives of a person's data: requested, in progress, ready for a day, removed. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    finishedAt: moment('finished_at'),
    /** When the last attempt failed. */
    failedAt: moment('failed_at'),
    /** Null before it is made and after it was removed. */
    blobKey: text('blob_key'),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }),
    /** The end of the mailed link, a capability on the row's id. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_exports_account').on(table.accountId, table.requestedAt),
    /** Allows a person a single export at a time, however often they request it. */
    uniqueIndex('data_exports_under_way')
      .on(table.accountId)
      .where(sql`${table.finishedAt} is null and ${table.failedAt} is null`),
    index('data_exports_expiry')
      .on(table.expiresAt)
      .where(sql`${table.blobKey} is not null`),
  ],
);

/**
 * Records kept by law after an account is deleted. No call reads them; an operator does when the Information Officer
 * asks.
 */
export const retainedRecords = pgTable(
  'retained_records',
  {
    id: uuid('id').primaryKey(),
    /** Printed on the deletion receipt. */
    receipt: uuid('receipt').notNull(),
    kind: text('kind').notNull(),
    /** The former owner's name and addresses. */
    subject: jsonb('subject').$type<Record<string, string | null>>().notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    keptUntil: moment('kept_until').notNull(),
  },
  (table) => [
    index('retained_records_until').on(table.keptUntil),
    index('retained_records_receipt').on(table.receipt),
  ],
);
