import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/people/tables.ts';

/** The picture of a person, at most one; its bytes lie in the store of blobs. */
export const profileImages = pgTable('profile_images', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Names the blob, and the picture to the browser: each one has its own. */
  blobId: uuid('blob_id').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
