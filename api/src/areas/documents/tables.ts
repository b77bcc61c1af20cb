import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../core/people/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Where documents in the trash are, among the folders, whose ids begin at 1. */
export const TRASH = 0;

/** Specification: documents, "Document". The bytes lie in the store of blobs under `documents/<blobId>`. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    personId: owner(),
    /** One of the five of everybody (contract: `documentFolders`), or one of the person's own. */
    folderId: integer('folder_id').notNull(),
    originalDocumentName: text('original_document_name').notNull(),
    blobId: uuid('blob_id').notNull().unique(),
    type: text('type').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    dateUploaded: moment('date_uploaded').notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }),
    dateDeleted: moment('date_deleted'),
    /** The folder that shows it; `TRASH` once it was deleted. */
    place: integer('place')
      .notNull()
      .generatedAlwaysAs(sql`case when "date_deleted" is null then "folder_id" else 0 end`),
  },
  (table) => [
    index('documents_person').on(table.personId, table.id),
    index('documents_deleted')
      .on(table.dateDeleted)
      .where(sql`"date_deleted" is not null`),
  ],
);

/** The folders that a person made. An id is the person's own: nobody's folders can be told from another's ids. */
export const documentFolderRows = pgTable(
  'document_folders',
  {
    personId: owner(),
    id: integer('id').notNull(),
    folderName: text('folder_name').notNull(),
    folderParentId: integer('folder_parent_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    unique('document_folders_name').on(table.personId, table.folderParentId, table.folderName),
  ],
);

/** What a person's documents take up. Whoever changes documents holds this row, so they go one after the other. */
export const documentUsage = pgTable('document_usage', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  lastFolderId: integer('last_folder_id').notNull(),
});
