import * as z from 'zod/mini';
import { documentTypes, type DocumentType } from '../../documents/document-types.ts';

const types = Object.keys(documentTypes) as [DocumentType, ...DocumentType[]];

export const document = z.object({
  documentId: z.string(),
  originalDocumentName: z.string(),
  /** Names the document in `GET` and `DELETE /Document`; generated, never a name that a person typed. */
  blobStorageDocumentName: z.string(),
  dateUploaded: z.string(),
  folderId: z.int(),
  type: z.enum(types),
  /** In bytes. */
  size: z.int(),
  /** `YYYY-MM-DD`, when what the document says runs out; null for one that does not. */
  expiryDate: z.nullable(z.string()),
  /** When it was put into the trash; null for one that is not there. */
  dateDeleted: z.nullable(z.string()),
});
export type PersonsDocument = z.output<typeof document>;

export const folder = z.object({
  id: z.int(),
  folderName: z.string(),
  /** 0 for the top level. */
  folderParentId: z.int(),
  /** How many documents lie in it, those of its folders not among them. */
  documentCount: z.int(),
  /** Whether every account has it: it can be neither renamed nor deleted. */
  fixed: z.boolean(),
});
export type DocumentFolder = z.output<typeof folder>;

/** An id of a folder where one is named in a path or a form, as text. */
export const folderNumber = z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(1_000_000));

export const documentId = z.uuid();
