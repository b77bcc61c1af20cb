import type { May, ReceivedFile, RoomDocument } from '@phila/contract';
import { and, desc, eq } from 'drizzle-orm';
import { organisations } from '../../../core/accounts/organisations.ts';
import { removeBlobsLater } from '../../../core/blobs/removal.ts';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal, refuseAt } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { contentOf, uploadedDocument } from '../../../core/uploads/uploaded-document.ts';
import { openOrganisation, reachedOrganisation } from '../reached-organisation.ts';
import { organisationDocuments } from '../tables.ts';

type Stored = typeof organisationDocuments.$inferSelect;

/** Most documents of one organisation, so that its page stays a list that one can read. */
const MOST = 50;

const blobKey = (blobId: string): string => `organisation-documents/${blobId}`;

const shown = ({ id, fileName, size, addedAt }: Stored): RoomDocument => ({
  id,
  fileName,
  size,
  addedAt: addedAt.toISOString(),
});

/** The documents of an organisation, the latest first. */
export const listDocuments = async (database: Database, osNo: number): Promise<RoomDocument[]> => {
  const rows = await database
    .select()
    .from(organisationDocuments)
    .where(eq(organisationDocuments.osNo, osNo))
    .orderBy(desc(organisationDocuments.addedAt), desc(organisationDocuments.id));
  return rows.map(shown);
};

/** For administrators. @throws Refusal 404 for an organisation out of reach */
export const listDocumentsOf = async (context: Context<May>, guid: string): Promise<RoomDocument[]> => {
  const { osNo } = await reachedOrganisation(context, guid);
  return listDocuments(context.database, osNo);
};

const documentOf = async (database: Database, osNo: number, id: string): Promise<Stored> => {
  const [found] = await database
    .select()
    .from(organisationDocuments)
    .where(and(eq(organisationDocuments.id, id), eq(organisationDocuments.osNo, osNo)));
  if (found === undefined) throw notFound();
  return found;
};

/** A document as a file. @throws Refusal 404 for one of another organisation */
export const documentFile = async (
  { database, blobs }: Pick<Services, 'database' | 'blobs'>,
  osNo: number,
  id: string,
) => {
  const { blobId, fileName, size } = await documentOf(database, osNo, id);
  return {
    contentType: 'application/pdf',
    fileName,
    size,
    headers: { 'cache-control': 'no-store' },
    bytes: async () => {
      const bytes = await blobs.get(blobKey(blobId));
      if (bytes === null) throw notFound();
      return bytes;
    },
  };
};

/** Keeps a document. Writes the blob last, so that only a failed commit leaves one without a row. */
export const keepDocument = async (
  { database, blobs, clock }: Pick<Services, 'database' | 'blobs' | 'clock'>,
  document: Pick<Stored, 'osNo' | 'fileName' | 'size'>,
  bytes: () => Parameters<Services['blobs']['put']>[1],
): Promise<RoomDocument> => {
  const now = clock.now();
  const values = { ...document, id: uuidv7(now), blobId: uuidv7(now), addedAt: now };
  await database.insert(organisationDocuments).values(values);
  await blobs.put(blobKey(values.blobId), bytes());
  return shown(values);
};

/**
 * Adds a PDF in the transaction of the call.
 * @throws Refusal 404 for an organisation out of reach, 409 for an archived one, 413, 415 and 422 at `File`
 */
export const addDocument = async (
  context: Context<May>,
  guid: string,
  file: ReceivedFile,
): Promise<RoomDocument> => {
  const { database, person, recordChange } = context;
  const { osNo } = await openOrganisation(context, guid);
  const given = await uploadedDocument(file);
  if (given.type !== 'pdf') {
    const message = 'This is no PDF. Please save it as a PDF, and try again.';
    throw new Refusal(415, message, [{ path: 'File', message }]);
  }
  const { size, bytes } = await contentOf(file, given, person.id);
  // Holds the organisation, so that two who add at once stay within the number.
  await database
    .select({ osNo: organisations.osNo })
    .from(organisations)
    .where(eq(organisations.osNo, osNo))
    .for('update');
  const own = eq(organisationDocuments.osNo, osNo);
  if ((await database.$count(organisationDocuments, own)) >= MOST)
    refuseAt('File', `There are ${MOST} documents, which is the most. Remove one, and try again.`);
  recordChange({ rowId: osNo, before: null, after: { document: given.name } });
  return keepDocument(context, { osNo, fileName: given.name, size }, bytes);
};

/** @throws Refusal 404 for an organisation out of reach, or a document of another */
export const removeDocument = async (
  context: Context<May>,
  { guid, documentId }: { guid: string; documentId: string },
): Promise<true> => {
  const { database, clock, recordChange } = context;
  const { osNo } = await reachedOrganisation(context, guid);
  const { id, blobId, fileName } = await documentOf(database, osNo, documentId);
  await database.delete(organisationDocuments).where(eq(organisationDocuments.id, id));
  await removeBlobsLater(database, [blobKey(blobId)], clock.now());
  recordChange({ rowId: osNo, before: { document: fileName }, after: null });
  return true;
};
