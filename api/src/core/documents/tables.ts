import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The trash's id; other folders' ids begin at 1. */
export const TRASH = 0;

/** Specification: documents, "Document". The bytes are a blob, `documents/<blobId>`. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Any of the five folders of every account (contract: `documentFolders`), or the person's own. */
    folderId: integer('folder_id').notNull(),
    originalDocumentName: text('original_document_name').notNull(),
    blobId: uuid('blob_id').notNull().unique(),
    type: text('type').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    dateUploaded: moment('date_uploaded').notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }),
    dateDeleted: moment('date_deleted'),
    /** The folder that shows it; `TRASH` once deleted. */
    place: integer('place')
      .notNull()
      .generatedAlwaysAs(sql`case when "date_deleted" is null then "folder_id" else 0 end`),
  },
  (table) => [
    /** Target of the reference from a record's document, so that no row can name another person's file. */
    unique('documents_person').on(table.personId, table.id),
    index('documents_deleted')
      .on(table.dateDeleted)
      .where(sql`"date_deleted" is not null`),
  ],
);
