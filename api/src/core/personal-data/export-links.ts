import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { accounts } from '../people/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Archives of everything held about a person: asked for, being made, ready for a day, gone. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    /** Until then whoever took it is making it; afterwards somebody else may. */
    takenUntil: moment('taken_until'),
    attempts: integer('attempts').notNull().default(0),
    finishedAt: moment('finished_at'),
    /** When no more is tried. */
    failedAt: moment('failed_at'),
    /** Null before it is begun and after it was removed. */
    blobKey: text('blob_key'),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text('token_hash'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_exports_account').on(table.accountId, table.requestedAt),
    uniqueIndex('data_exports_token').on(table.tokenHash),
    /** One at a time for each person, however often the button is pressed. */
    uniqueIndex('data_exports_under_way')
      .on(table.accountId)
      .where(sql`${table.finishedAt} is null and ${table.failedAt} is null`),
    index('data_exports_expiry')
      .on(table.expiresAt)
      .where(sql`${table.blobKey} is not null`),
  ],
);

/**
 * Mailed links to the account's archive open nothing any more: its password was changed, or it was signed out
 * everywhere. The archive itself is removed by the task that removes expired ones.
 */
export const endExportLinks = async (within: Database, accountId: string, now: Date): Promise<void> => {
  await within
    .update(dataExports)
    .set({ tokenHash: null, expiresAt: now })
    .where(and(eq(dataExports.accountId, accountId), isNotNull(dataExports.tokenHash)));
};
