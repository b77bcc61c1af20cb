import * as z from 'zod/mini';
import { documentTypes, type DocumentType } from '../../documents/document-types.ts';

const types = Object.keys(documentTypes) as [DocumentType, ...DocumentType[]];

export const document = z.object({
  documentId: z.string(),
  originalDocumentName: z.string(),
  /** Id of the document in `GET` and `DELETE /Document`; generated, never the person's file name. */
  blobStorageDocumentName: z.string(),
  dateUploaded: z.string(),
  folderId: z.int(),
  type: z.enum(types),
  /** Size in bytes. */
  size: z.int(),
  /** Expiry of the document's content, `YYYY-MM-DD`; null if it has none. */
  expiryDate: z.nullable(z.string()),
  /** Time it was moved to the trash; null if it is not there. */
  dateDeleted: z.nullable(z.string()),
});
export type PersonsDocument = z.output<typeof document>;

export const folder = z.object({
  id: z.int(),
  folderName: z.string(),
  /** 0 for the top level. */
  folderParentId: z.int(),
  /** Documents directly in it, not in its subfolders. */
  documentCount: z.int(),
  /** True for a folder that every account has: it cannot be renamed or deleted. */
  fixed: z.boolean(),
});
export type DocumentFolder = z.output<typeof folder>;

/** Folder id as text, in a path or form. */
export const folderNumber = z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(1_000_000));

export const documentId = z.uuid();
