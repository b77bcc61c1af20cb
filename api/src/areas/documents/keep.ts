import { createReadStream } from 'node:fs';
import {
  documentTypes,
  extensionOf,
  fileNameFault,
  foreignEnding,
  foreignTypes,
  lineAsRead,
  LARGEST_DOCUMENT,
  LONGEST_FILE_NAME,
  typeOfName,
} from '@phila/contract';
import type { PersonsDocument, ReceivedFile } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { assertRoom, type Cap } from '../../core/records/most-rows.ts';
import { fileFaultOf, fileTypeOf } from '../../core/file-types/index.ts';
import type { KnownFile } from '../../core/file-types/index.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { rewritePicture } from '../../core/images/index.ts';
import type { PictureFormat } from '../../core/images/index.ts';
import type { Services } from '../../core/services.ts';
import { asDocument, blobKey } from './documents.ts';
import { mustHaveFolder } from './folders.ts';
import { freeName, shortened } from './free-name.ts';
import { documents } from './tables.ts';
import { isPicture } from './thumbnail.ts';
import { pendingBlobs } from '../../core/blobs/tables.ts';
import { addUsage, holdDocuments, mustFit, usedBytes } from './usage.ts';

const atFile = (status: 413 | 415 | 422, message: string): Refusal =>
  new Refusal(status, message, [{ path: 'File', message }]);

const nameOf = ({ name }: ReceivedFile): string => {
  const fault = fileNameFault(name);
  if (fault !== null) throw atFile(422, `${fault} (the name of the file)`);
  return lineAsRead(name);
};

/** @throws Refusal 415 for a type that is not taken, and for a name that tells of another one. */
const typeOf = async (file: ReceivedFile, name: string): Promise<KnownFile> => {
  const known = await fileTypeOf(file.path, name);
  const foreign = foreignEnding(name);
  if (known === null) throw atFile(415, await fileFaultOf(file.path));
  if (foreign !== null) {
    // Words under the name of a page are a page to whatever opens them; a PDF under it is one all the same.
    const isText = known.type === 'txt' || known.type === 'csv';
    const label = documentTypes[known.type].label;
    throw atFile(
      415,
      isText
        ? foreignTypes[foreign]
        : `This is a ${label} file, and its name ends otherwise. Please let it end in .${documentTypes[known.type].extensions[0]}, and try again.`,
    );
  }
  const told = typeOfName(name);
  if (told !== null && told !== known.type) {
    throw atFile(
      415,
      `The name of this file ends in ${extensionOf(name)}, and it is a ${documentTypes[known.type].label} file. Please let its name end in .${documentTypes[known.type].extensions[0]}, and try again.`,
    );
  }
  return known;
};

/** What is stored: a picture is encoded again, any other file is kept as it came. */
const contentOf = async (
  file: ReceivedFile,
  { type }: KnownFile,
  owner: string,
): Promise<{ size: number; bytes: () => Uint8Array | ReturnType<typeof createReadStream> }> => {
  if (!isPicture({ type })) return { size: file.size, bytes: () => createReadStream(file.path) };
  const { bytes } = await rewritePicture(file.path, { owner, formats: [type as PictureFormat] });
  if (bytes.length > LARGEST_DOCUMENT) {
    throw atFile(413, 'This picture is too large. Please save it with fewer pixels, and try again.');
  }
  return { size: bytes.length, bytes: () => bytes };
};

/** Those in the trash are counted as well, so that a person's documents are few enough to be sorted in place. */
const MAX_DOCUMENTS: Cap = {
  most: 2_000,
  plural: 'documents',
  remedy: 'Delete one for good, or empty the trash, and try again.',
};

/** With the ending of its type where the name has none. */
const named = (name: string, { type }: KnownFile): string => {
  if (typeOfName(name) !== null) return name;
  const ending = `.${documentTypes[type].extensions[0]}`;
  return `${shortened(name, LONGEST_FILE_NAME - ending.length)}${ending}`;
};

/**
 * Keeps a file that was received as a document of the person's. The blob is noted before it is written and its note
 * goes with the row that it belongs to: whatever fails in between, nothing stays behind.
 * @throws Refusal 404 for a folder that is not there or not theirs, 413 for too much, 415 for another type, 422 for an
 * empty file, a name that cannot be, a picture that cannot be read, or more documents than a person may have.
 */
export const keepDocument = async (
  { database, blobs, clock, log }: Pick<Services, 'database' | 'blobs' | 'clock' | 'log'>,
  personId: string,
  folderId: number,
  file: ReceivedFile,
): Promise<PersonsDocument> => {
  await mustHaveFolder(database, personId, folderId);
  const name = nameOf(file);
  if (file.size === 0) throw atFile(422, 'This file is empty');
  const known = await typeOf(file, name);
  // A picture counts with its stored size, which is known only once it was encoded again.
  mustFit(await usedBytes(database, personId), isPicture(known) ? 0 : file.size);
  const { size, bytes } = await contentOf(file, known, personId);

  const now = clock.now();
  const blobId = uuidv7(now);
  const key = blobKey(blobId);
  await database.insert(pendingBlobs).values({ key, since: now });
  try {
    await blobs.put(key, bytes());
    return await database.transaction(async (tx) => {
      mustFit((await holdDocuments(tx, personId)).bytes, size);
      await assertRoom(tx, documents, eq(documents.personId, personId), MAX_DOCUMENTS);
      await mustHaveFolder(tx, personId, folderId);
      await addUsage(tx, personId, size);
      await tx.delete(pendingBlobs).where(eq(pendingBlobs.key, key));
      const [row] = await tx
        .insert(documents)
        .values({
          id: uuidv7(now),
          personId,
          folderId,
          originalDocumentName: await freeName(tx, personId, folderId, named(name, known)),
          blobId,
          type: known.type,
          contentType: known.contentType,
          size,
          dateUploaded: now,
        })
        .returning();
      if (row === undefined) throw new Error('The document was not written');
      return asDocument(row);
    });
  } catch (error) {
    // Best effort: what this cannot remove is swept later, by its note.
    await blobs
      .remove(key)
      .then(() => database.delete(pendingBlobs).where(eq(pendingBlobs.key, key)))
      .catch((failure: unknown) => log.error('blob left to be swept', failure));
    throw error;
  }
};
