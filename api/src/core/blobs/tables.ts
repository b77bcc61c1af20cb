import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Blobs whose rows are gone. Written in the transaction that deletes the rows, so that none is ever forgotten. */
export const blobRemovals = pgTable('blob_removals', {
  key: text('key').primaryKey(),
  since: moment('since').notNull(),
});

/** Blobs that are being written and no row has yet: what a crash leaves of them is swept. */
export const pendingBlobs = pgTable('pending_blobs', {
  key: text('key').primaryKey(),
  since: moment('since').notNull(),
});
