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
import { dropRemindersAbout, keepReminderAbout, reminderBefore } from '../../core/reminders/about.ts';
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

/** Columns for sorting only; there are no calls for this record. */
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

/** Sorts by id for the upload time, because ids are UUID v7. */
const sortOf = (sort: string | undefined): string | undefined =>
  sort === undefined ? undefined : sort.replace(/^(-?)dateUploaded$/, '$1id');

/**
 * Lists the documents in a folder or the trash: all, oldest first, or a page.
 * @throws Refusal 422 for an unsortable column.
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

/** @throws Refusal 404 for an unknown document, or another person's. */
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

/** Reminds of an expiring document 30 days before, in the morning in Johannesburg. */
const keepReminder = async (tx: Database, row: StoredDocument, now: Date): Promise<void> => {
  const about = `document/${row.id}`;
  if (row.expiryDate === null || row.dateDeleted !== null) {
    await dropRemindersAbout(tx, row.personId, [about]);
    return;
  }
  const wanted = reminderBefore(`${row.originalDocumentName} expires`, row.expiryDate);
  await keepReminderAbout(tx, row.personId, about, wanted, now);
};

/** @throws Refusal 404 for an unknown document, or another person's. */
const theirs = async (tx: Database, personId: string, id: string): Promise<StoredDocument> => {
  const [row] = await tx.select().from(documents).where(own(personId, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
};

/** Moves a document into another place, under a free name. The person's documents must be locked. */
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
 * Renames a document, keeping its type's extension; the name must be free in the folder.
 * @throws Refusal 404 for an unknown document, or another person's, 422 for a name of another type, too long with its
 * extension, or taken.
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
 * Moves a document without replacing another: renames it if the name is taken, and replies with the new name.
 * @throws Refusal 404 for an unknown document or folder, or another person's.
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

/** @throws Refusal 404 for an unknown document, or another person's. */
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
 * Moves all of them into the trash, or none.
 * @throws Refusal 404 if any is unknown or another person's, 409 if any is attached to a record.
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
 * Restores a document, under a free name if its own is taken; repeating it changes nothing.
 * @throws Refusal 404 for an unknown document, or another person's.
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

/** @throws Refusal 404 for a document not in the person's trash. */
export const removeForGood = (database: Database, personId: string, id: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await holdDocuments(tx, personId);
    if ((await forget(tx, personId, eq(documents.id, id), now)) === 0) throw notFound();
  });

/** Empties a person's trash, or only of documents trashed before a time. */
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
