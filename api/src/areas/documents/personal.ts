import { eq } from 'drizzle-orm';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { rowsPart } from '../../core/personal-data/held-rows.ts';
import { blobKey } from './documents.ts';
import { allFolders } from './folders.ts';
import { documentFolderRows, documents, documentUsage } from './tables.ts';

/** Exports the documents, trash included, with their facts. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'documents',
      title: 'Documents',
      table: documents,
      leaveOut: ['blobId', 'place', 'contentType'],
      labels: { originalDocumentName: 'Name', size: 'Size in bytes', dateDeleted: 'Deleted' },
    }),
    rowsPart({
      name: 'documentFolders',
      title: 'Document folders',
      table: documentFolderRows,
      labels: { folderName: 'Name', folderParentId: 'Within' },
    }),
    rowsPart({
      name: 'documentUsage',
      title: 'Room that documents take up',
      table: documentUsage,
      leaveOut: ['lastFolderId'],
    }),
  ],
  files: async (database, accountId) => {
    const folders = await allFolders(database, accountId);
    const names = new Map(folders.map(({ id, folderName }) => [id, folderName]));
    const rows = await database.select().from(documents).where(eq(documents.personId, accountId));
    return rows.map(({ blobId, folderId, originalDocumentName, dateDeleted }) => ({
      key: blobKey(blobId),
      path: `documents/${dateDeleted === null ? (names.get(folderId) ?? 'Other') : 'Trash'}/${originalDocumentName}`,
    }));
  },
};
