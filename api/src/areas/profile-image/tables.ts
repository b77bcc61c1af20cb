import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';

/** People's pictures, at most one each; the bytes are blobs. */
export const profileImages = pgTable('profile_images', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The blob's id, and the picture's to browsers; each picture has its own. */
  blobId: uuid('blob_id').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
