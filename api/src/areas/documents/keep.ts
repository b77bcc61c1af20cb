import type { PersonsDocument, ReceivedFile } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { assertRoom, type Cap } from '../../core/records/most-rows.ts';
import type { Services } from '../../core/services.ts';
import { contentOf, isPicture, uploadedDocument } from '../../core/uploads/uploaded-document.ts';
import { asDocument, blobKey } from './documents.ts';
import { mustHaveFolder } from './folders.ts';
import { freeName } from './free-name.ts';
import { documents } from './tables.ts';
import { pendingBlobs } from '../../core/blobs/tables.ts';
import { addUsage, holdDocuments, mustFit, usedBytes } from './usage.ts';

/** Includes the trash: a person's documents must stay few enough to sort without an index. */
const MAX_DOCUMENTS: Cap = {
  most: 2_000,
  plural: 'documents',
  remedy: 'Delete one for good, or empty the trash, and try again.',
};

type Needed = Pick<Services, 'database' | 'blobs' | 'clock' | 'log'>;

/** A received file: its blob is written and noted, but has no row yet. */
interface Prepared {
  given: Awaited<ReturnType<typeof uploadedDocument>>;
  size: number;
  blobId: string;
}

/**
 * Writes a received file's blob, before any transaction. The blob is noted first and the note deleted with its row's
 * insertion, so that a failure in between leaves nothing behind.
 * @throws Refusal 404 for an unknown folder, or another person's, 413 for too much, 415 for another type, 422 for an
 * empty file, an impossible name, or an unreadable picture.
 */
export const prepareDocument = async (
  services: Needed,
  personId: string,
  folderId: number,
  file: ReceivedFile,
): Promise<Prepared> => {
  const { database, blobs, clock } = services;
  await mustHaveFolder(database, personId, folderId);
  const given = await uploadedDocument(file);
  // A picture counts by its stored size, known only after encoding.
  mustFit(await usedBytes(database, personId), isPicture(given) ? 0 : file.size);
  const { size, bytes } = await contentOf(file, given, personId);

  const now = clock.now();
  const blobId = uuidv7(now);
  const key = blobKey(blobId);
  await database.insert(pendingBlobs).values({ key, since: now });
  try {
    await blobs.put(key, bytes());
  } catch (error) {
    await dropBlob(services, key);
    throw error;
  }
  return { given, size, blobId };
};

/** Best effort: leftovers are swept later, by their note. */
const dropBlob = ({ database, blobs, log }: Needed, key: string): Promise<unknown> =>
  blobs
    .remove(key)
    .then(() => database.delete(pendingBlobs).where(eq(pendingBlobs.key, key)))
    .catch((failure: unknown) => log.error('blob left to be swept', failure));

/**
 * Stores a prepared file as the person's document.
 * @throws Refusal 404 for a folder deleted in the meantime, 413 for too much, 422 at the most documents of a person.
 */
export const keepDocument = async (
  services: Needed,
  personId: string,
  folderId: number,
  { given, size, blobId }: Prepared,
): Promise<PersonsDocument> => {
  const { database, clock } = services;
  const now = clock.now();
  const key = blobKey(blobId);
  try {
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
          originalDocumentName: await freeName(tx, personId, folderId, given.name),
          blobId,
          type: given.type,
          contentType: given.contentType,
          size,
          dateUploaded: now,
        })
        .returning();
      if (row === undefined) throw new Error('The document was not written');
      return asDocument(row);
    });
  } catch (error) {
    await dropBlob(services, key);
    throw error;
  }
};
