import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisations } from '../../core/accounts/organisations.ts';

/** Kinds of organisations; the organisations themselves are in `core/people`. */
export const organisationTypes = pgTable('organisation_types', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** PDFs that an organisation shows all of its confirmed members. */
export const organisationDocuments = pgTable(
  'organisation_documents',
  {
    id: uuid('id').primaryKey(),
    osNo: integer('os_no')
      .notNull()
      .references(() => organisations.osNo),
    /** Names the blob `organisation-documents/<id>`. */
    blobId: uuid('blob_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  ({ osNo }) => [index('organisation_documents_os_no').on(osNo)],
);
