import {
  amount,
  tablePaths,
  date,
  fileNameFault,
  record,
  renamed,
  text,
  typeOfName,
  documentTypes,
} from '@phila/contract';
import type { DocumentType, Page, PageQuery, PersonsDocument } from '@phila/contract';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Area } from '../../core/area.ts';
import type { Database } from '../../core/database/open.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { removeBlobsLater } from '../../core/blobs/removal.ts';
import { foundIn } from '../../core/searching/found-in.ts';
import { assertNotAttached } from '../../core/records/attached-documents.ts';
import { listing } from '../../core/records/listing.ts';
import { dropRemindersAbout, keepReminderAbout, wantedBefore } from '../../core/reminders/about.ts';
import { mustHaveFolder } from './folders.ts';
import { freeName } from './free-name.ts';
import { documents, TRASH } from './tables.ts';
import { addUsage, holdDocuments } from './usage.ts';

export type StoredDocument = typeof documents.$inferSelect;

export const blobKey = (blobId: string): string => `documents/${blobId}`;

export const asDocument = (row: StoredDocument): PersonsDocument => ({
  documentId: row.id,
  originalDocumentName: row.originalDocumentName,
  blobStorageDocumentName: row.blobId,
  dateUploaded: row.dateUploaded.toISOString(),
  folderId: row.folderId,
  type: row.type as DocumentType,
  size: row.size,
  expiryDate: row.expiryDate,
  dateDeleted: row.dateDeleted?.toISOString() ?? null,
});

/** Columns for sorting only; the calls are not a table's. */
const columns = record({
  title: 'Document',
  paths: tablePaths('/Document'),
  fields: {
    originalDocumentName: text('Name'),
    size: amount('Size'),
    expiryDate: date('Expires'),
  },
});

const lists = listing(columns, documents);

/** Ids are UUID v7: they sort by the time of the upload. */
const sortOf = (sort: string | undefined): string | undefined =>
  sort === undefined ? undefined : sort.replace(/^(-?)dateUploaded$/, '$1id');

/**
 * The documents in a place, a folder or the trash: all of them, oldest first, or the page that is asked for.
 * @throws Refusal 422 for a column that nothing is sorted by.
 */
export const listDocuments = async (
  database: Database,
  personId: string,
  place: number,
  { SearchTerm, Sort, ...query }: PageQuery,
): Promise<PersonsDocument[] | Page<PersonsDocument>> => {
  const where = and(
    eq(documents.place, place),
    foundIn([sql`${documents.originalDocumentName}`], SearchTerm),
  );
  const found = await lists(database, personId, { ...query, Sort: sortOf(Sort) }, where);
  const shown = (rows: Record<string, unknown>[]) => rows.map((row) => asDocument(row as StoredDocument));
  return Array.isArray(found) ? shown(found) : { ...found, items: shown(found.items) };
};

export const countInTrash = (database: Database, personId: string): Promise<number> =>
  database.$count(documents, and(eq(documents.personId, personId), eq(documents.place, TRASH)));

const own = (personId: string, id: string) => and(eq(documents.id, id), eq(documents.personId, personId));

/** @throws Refusal 404 for one that is not there or not theirs. */
const changed = async (
  tx: Database,
  where: SQL | undefined,
  values: Partial<typeof documents.$inferInsert>,
): Promise<StoredDocument> => {
  const [row] = await tx.update(documents).set(values).where(where).returning();
  if (row === undefined) throw notFound();
  return row;
};

export const hasDocument = async (database: Database, personId: string, id: string): Promise<boolean> =>
  (await database.$count(documents, own(personId, id))) > 0;

const findOne = async (database: Database, where: SQL | undefined): Promise<StoredDocument | null> => {
  const [found] = await database.select().from(documents).where(where);
  return found ?? null;
};

export const findById = (database: Database, personId: string, id: string): Promise<StoredDocument | null> =>
  findOne(database, own(personId, id));

/** Finds a document by its blobStorageDocumentName, in any folder. */
export const findByBlob = (
  database: Database,
  personId: string,
  blobId: string,
): Promise<StoredDocument | null> =>
  findOne(database, and(eq(documents.blobId, blobId), eq(documents.personId, personId)));

/** Reminds of a document that runs out: 30 days before, in the morning in Johannesburg. */
const keepReminder = async (tx: Database, row: StoredDocument, now: Date): Promise<void> => {
  const about = `document/${row.id}`;
  if (row.expiryDate === null || row.dateDeleted !== null) {
    await dropRemindersAbout(tx, row.personId, [about]);
    return;
  }
  const wanted = wantedBefore(`${row.originalDocumentName} expires`, row.expiryDate);
  await keepReminderAbout(tx, row.personId, about, wanted, now);
};

/** @throws Refusal 404 for one that is not there or not theirs. */
const theirs = async (tx: Database, personId: string, id: string): Promise<StoredDocument> => {
  const [row] = await tx.select().from(documents).where(own(personId, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
};

/** Puts a document where it is not yet, under a name that is free there. The person's documents are locked. */
const put = async (
  tx: Database,
  row: StoredDocument,
  to: Pick<StoredDocument, 'folderId' | 'dateDeleted'>,
  now: Date,
): Promise<StoredDocument> => {
  const { id, personId, originalDocumentName: name } = row;
  const saved = await changed(tx, own(personId, id), {
    ...to,
    originalDocumentName:
      to.dateDeleted === null ? await freeName(tx, personId, to.folderId, name, id) : name,
  });
  if (saved.expiryDate !== null) await keepReminder(tx, saved, now);
  return saved;
};

const refusedName = (message: string): Refusal => new Refusal(422, message, [{ path: 'fileName', message }]);

/**
 * Renames a document, keeping the ending of its type and a name of its own in the folder.
 * @throws Refusal 404 for one that is not there or not theirs, 422 for a name of another type, one that is too long
 * with its ending, and one that is taken.
 */
export const renameDocument = (
  database: Database,
  personId: string,
  id: string,
  wanted: string,
  now: Date,
): Promise<PersonsDocument> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    const row = await theirs(tx, personId, id);
    const name = renamed(row.originalDocumentName, wanted);
    const fault = fileNameFault(name);
    if (fault !== null) throw refusedName(fault);
    const { label, extensions } = documentTypes[row.type as DocumentType];
    if (typeOfName(name) !== row.type) {
      throw refusedName(`This is a ${label} file: its name ends in .${extensions[0]}`);
    }
    // Names in the trash do not conflict; a restored document takes a free name.
    if (row.dateDeleted === null && (await freeName(tx, personId, row.folderId, name, id)) !== name) {
      throw refusedName('There is a file of this name in this folder already');
    }
    const saved = await changed(tx, own(personId, id), { originalDocumentName: name });
    if (saved.expiryDate !== null) await keepReminder(tx, saved, now);
    return asDocument(saved);
  });

/**
 * Nothing there is replaced: beside another of its name it takes a free one, which the answer tells.
 * @throws Refusal 404 for a document or a folder that is not there or not theirs.
 */
export const moveDocument = (
  database: Database,
  personId: string,
  id: string,
  folderId: number,
  now: Date,
): Promise<PersonsDocument> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    await mustHaveFolder(tx, personId, folderId);
    const row = await theirs(tx, personId, id);
    return asDocument(await put(tx, row, { folderId, dateDeleted: row.dateDeleted }, now));
  });

/** @throws Refusal 404 for one that is not there or not theirs. */
export const setExpiry = (
  database: Database,
  personId: string,
  id: string,
  expiryDate: string | null,
  now: Date,
): Promise<PersonsDocument> =>
  database.transaction(async (tx) => {
    const row = await changed(tx, own(personId, id), { expiryDate });
    await keepReminder(tx, row, now);
    return asDocument(row);
  });

/**
 * Puts all of them into the trash, or none.
 * @throws Refusal 404 when one is not there or not theirs, 409 when one is attached to a record.
 */
export const trashDocuments = (
  database: Database,
  areas: readonly Area[],
  personId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
    const mine = and(eq(documents.personId, personId), inArray(documents.id, wanted));
    const held = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(mine)
      .orderBy(documents.id)
      .for('update');
    if (held.length !== wanted.length) throw notFound();
    await assertNotAttached(
      tx,
      areas.flatMap(({ records }) => Object.values(records)),
      personId,
      wanted,
    );
    const rows = await tx
      .update(documents)
      .set({ dateDeleted: now })
      .where(and(mine, isNull(documents.dateDeleted)))
      .returning();
    for (const row of rows) if (row.expiryDate !== null) await keepReminder(tx, row, now);
  });

/**
 * Restores a document, under a free name if its own is taken; a second time changes nothing.
 * @throws Refusal 404 for one that is not there or not theirs.
 */
export const restoreDocument = (
  database: Database,
  personId: string,
  id: string,
  now: Date,
): Promise<PersonsDocument> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    const row = await theirs(tx, personId, id);
    return asDocument(await put(tx, row, { folderId: row.folderId, dateDeleted: null }, now));
  });

/** Deletes rows in the trash with their blobs, and subtracts their size from the usage. */
const forget = async (tx: Database, personId: string, where: SQL | undefined, now: Date): Promise<number> => {
  const gone = await tx
    .delete(documents)
    .where(and(eq(documents.personId, personId), isNotNull(documents.dateDeleted), where))
    .returning({ blobId: documents.blobId, size: documents.size });
  await addUsage(tx, personId, -gone.reduce((sum, { size }) => sum + size, 0));
  await removeBlobsLater(
    tx,
    gone.map(({ blobId }) => blobKey(blobId)),
    now,
  );
  return gone.length;
};

/** @throws Refusal 404 for one that is not in the person's trash. */
export const removeForGood = (database: Database, personId: string, id: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    if ((await forget(tx, personId, eq(documents.id, id), now)) === 0) throw notFound();
  });

/** Deletes for good what is in a person's trash; of what was put there before a time, where one is given. */
export const emptyTrash = (database: Database, personId: string, now: Date, before?: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    await forget(
      tx,
      personId,
      before === undefined ? undefined : sql`${documents.dateDeleted} < ${before.toISOString()}`,
      now,
    );
  });
