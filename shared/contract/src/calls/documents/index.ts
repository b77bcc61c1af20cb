import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_DOCUMENT, THUMBNAIL_WIDTHS } from '../../documents/document-types.ts';
import { day } from '../../rules/day.ts';
import { fileName } from '../../documents/file-name.ts';
import { document, documentId, folder, folderNumber } from './shapes.ts';
import { listOf, pageQuery } from '../../page.ts';

/* My Documents: specification: documents, and details it leaves open (specification: service). */

export * as folder from './folders.ts';

const byId = z.strictObject({ id: documentId });

export const folders = call({
  method: 'GET',
  path: '/Document/folders',
  access: 'person',
  summary: 'All of the person’s folders: the five that everyone has, then their own by name.',
  value: z.array(folder),
});

export const foldersWithin = call({
  method: 'GET',
  path: '/Document/folders/{parentId}',
  access: 'person',
  summary: 'The folders within one; 0 is the top level.',
  params: z.strictObject({ parentId: folderNumber }),
  value: z.array(folder),
});

export const documentsPerFolder = call({
  method: 'GET',
  path: '/Document/documents-per-folder/{folderId}',
  access: 'person',
  summary: 'The documents in a folder: all of them, oldest first, or one page.',
  params: z.strictObject({ folderId: folderNumber }),
  query: pageQuery,
  value: listOf(document),
});

export const file = call({
  method: 'GET',
  path: '/Document',
  access: 'person',
  summary: 'The document itself, by its blobStorageDocumentName.',
  query: z.strictObject({ FileName: z.string().check(z.maxLength(100)) }),
});

export const thumbnail = call({
  method: 'GET',
  path: '/Document/thumbnail/{id}',
  access: 'person',
  summary: 'A document that is a picture, made small, as WebP. Other documents have none: 404.',
  params: byId,
  query: z.strictObject({
    /** Largest width and height; default: 320. */
    Width: z.optional(z.enum(THUMBNAIL_WIDTHS)),
  }),
});

export const upload = call({
  method: 'POST',
  path: '/Document',
  access: 'person',
  status: 201,
  limit: 'upload',
  summary: 'Keeps a document in a folder. Its type is known by its bytes; pictures are encoded again.',
  body: z.strictObject({ FolderId: folderNumber.check(z.minimum(1, 'Please choose a folder')) }),
  idempotencyKey: true,
  upload: { field: 'File', largest: LARGEST_DOCUMENT },
  value: document,
});

export const remove = call({
  method: 'DELETE',
  path: '/Document',
  access: 'person',
  summary: 'Puts a document into the trash, by its blobStorageDocumentName.',
  body: z.strictObject({ fileName: documentId }),
  value: z.literal(true),
});

export const removeSeveral = call({
  method: 'DELETE',
  path: '/Document/bulk-documents',
  access: 'person',
  summary: 'Puts several documents into the trash, or none if one is not theirs.',
  body: z.strictObject({ ids: z.array(documentId).check(z.minLength(1), z.maxLength(1000)) }),
  value: z.literal(true),
});

export const rename = call({
  method: 'PUT',
  path: '/Document/rename/{id}',
  access: 'person',
  summary: 'Gives a document another name; without an ending it keeps the old one.',
  params: byId,
  body: z.strictObject({ fileName: fileName.schema }),
  value: document,
});

export const move = call({
  method: 'PUT',
  path: '/Document/folder-id/{fileId}',
  access: 'person',
  summary: 'Moves a document to another folder.',
  params: z.strictObject({ fileId: documentId }),
  body: z.strictObject({
    folderId: z.int().check(z.minimum(1, 'Please choose a folder'), z.maximum(1_000_000)),
  }),
  value: document,
});

export const setExpiry = call({
  method: 'PUT',
  path: '/Document/expiry/{id}',
  access: 'person',
  summary: 'Says when what a document is about runs out, or that it does not.',
  params: byId,
  body: z.strictObject({ expiryDate: z.nullable(day().schema) }),
  value: document,
});

export const trash = call({
  method: 'GET',
  path: '/Document/trash',
  access: 'person',
  summary: 'The documents in the trash: all of them, or one page.',
  query: pageQuery,
  value: listOf(document),
});

export const restore = call({
  method: 'PUT',
  path: '/Document/restore/{id}',
  access: 'person',
  summary: 'Takes a document out of the trash, back into its folder.',
  params: byId,
  value: document,
});

export const removeForGood = call({
  method: 'DELETE',
  path: '/Document/trash/{id}',
  access: 'person',
  summary: 'Deletes a document in the trash for good.',
  params: byId,
  value: z.literal(true),
});

export const emptyTrash = call({
  method: 'DELETE',
  path: '/Document/trash',
  access: 'person',
  summary: 'Deletes everything in the trash for good.',
  value: z.literal(true),
});

export const quota = call({
  method: 'GET',
  path: '/Document/quota',
  access: 'person',
  summary: 'How much the person’s documents take up, those in the trash among them, and how much they may.',
  value: z.object({
    /** Bytes. */
    used: z.int(),
    total: z.int(),
    largestFile: z.int(),
    /** Documents in the trash. */
    inTrash: z.int(),
    types: z.array(z.string()),
  }),
});
