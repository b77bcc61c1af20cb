import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Blobs to delete. Written in the transaction that deletes their rows, so that no blob is forgotten. */
export const blobRemovals = pgTable('blob_removals', {
  key: text('key').primaryKey(),
  since: moment('since').notNull(),
});

/** Blobs being written that have no row yet; leftovers of a crash are swept. */
export const pendingBlobs = pgTable('pending_blobs', {
  key: text('key').primaryKey(),
  since: moment('since').notNull(),
});
