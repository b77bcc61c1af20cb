import { bigint, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';

export { documents, TRASH } from '../../core/documents/tables.ts';

/** Folders that people made. Ids are numbered for each person, to reveal nothing about others'. */
export const documentFolderRows = pgTable(
  'document_folders',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: integer('id').notNull(),
    folderName: text('folder_name').notNull(),
    folderParentId: integer('folder_parent_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    unique('document_folders_name').on(table.personId, table.folderParentId, table.folderName),
  ],
);

/** Space used by a person's documents. Every change locks this row, so that changes run in turn. */
export const documentUsage = pgTable('document_usage', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  lastFolderId: integer('last_folder_id').notNull(),
});
