import { type AnyCall, LARGEST_DOCUMENT, lightCall, type calls } from '@phila/contract';

type Document = typeof calls.documents;

/** The calls of My Documents (seeds 1 §7). */
export const documentCalls = {
  folders: lightCall<Document['folders']>('GET', '/Document/folders', 'person'),
  documentsPerFolder: lightCall<Document['documentsPerFolder']>(
    'GET',
    '/Document/documents-per-folder/{folderId}',
    'person',
  ),
  file: {
    ...lightCall<Document['file']>('GET', '/Document', 'person'),
    // A blob.
    value: undefined,
  },
  upload: {
    ...lightCall<Document['upload']>('POST', '/Document', 'person'),
    upload: { field: 'File', largest: LARGEST_DOCUMENT },
  },
  remove: lightCall<Document['remove']>('DELETE', '/Document', 'person'),
  removeSeveral: lightCall<Document['removeSeveral']>('DELETE', '/Document/bulk-documents', 'person'),
  rename: lightCall<Document['rename']>('PUT', '/Document/rename/{id}', 'person'),
  move: lightCall<Document['move']>('PUT', '/Document/folder-id/{fileId}', 'person'),
  setExpiry: lightCall<Document['setExpiry']>('PUT', '/Document/expiry/{id}', 'person'),
  trash: lightCall<Document['trash']>('GET', '/Document/trash', 'person'),
  restore: lightCall<Document['restore']>('PUT', '/Document/restore/{id}', 'person'),
  removeForGood: lightCall<Document['removeForGood']>('DELETE', '/Document/trash/{id}', 'person'),
  emptyTrash: lightCall<Document['emptyTrash']>('DELETE', '/Document/trash', 'person'),
  quota: lightCall<Document['quota']>('GET', '/Document/quota', 'person'),
};

export const folderCalls = {
  create: lightCall<Document['folder']['create']>('POST', '/Document/folders', 'person'),
  rename: lightCall<Document['folder']['rename']>('PUT', '/Document/folders/{folderId}', 'person'),
  remove: lightCall<Document['folder']['remove']>('DELETE', '/Document/folders/{folderId}', 'person'),
};

/** What changes with any document that comes, goes or moves. */
export const documentReads: readonly Pick<AnyCall, 'path'>[] = [
  documentCalls.folders,
  documentCalls.documentsPerFolder,
  documentCalls.trash,
  documentCalls.quota,
  // An expiry date makes a reminder.
  { path: '/Dashboard/reminders' },
];
