import { NOT_YOUR_FILE } from '@phila/contract';
import type { AnyForm, AttachedDocument } from '@phila/contract';
import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { documents } from '../documents/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { documentFieldsOf } from './document-fields.ts';
import type { StoredRecord } from './stored-record.ts';

/*
 * Files of My Documents attached to a record. The record stores their ids; reads add their names (specification:
 * records, "Attached documents").
 */

type UnknownRecord = Readonly<Record<string, unknown>>;

const named = {
  documentId: documents.id,
  originalDocumentName: documents.originalDocumentName,
  blobStorageDocumentName: documents.blobId,
};

/** The name of the document in an id column, to search and sort by. */
export const nameOfDocument = (column: PgColumn): SQL =>
  sql`(select ${documents.originalDocumentName} from ${documents} where ${documents.id} = ${column})`;

const idsIn = (fields: readonly string[], rows: readonly UnknownRecord[]): string[] => [
  ...new Set(
    rows.flatMap((row) =>
      fields.flatMap((name) => (typeof row[name] === 'string' ? row[name].toLowerCase() : [])),
    ),
  ),
];

/**
 * Refuses a body that attaches a file in the trash or of another person, without saying which. Locks the files until
 * the transaction ends.
 * @param body checked by the form's rules
 * @throws Refusal 422
 */
export const assertAttachable = async (
  tx: Database,
  personId: string,
  { fields }: AnyForm,
  body: UnknownRecord,
): Promise<void> => {
  const names = documentFieldsOf(fields);
  const ids = idsIn(names, [body]);
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.personId, personId), inArray(documents.id, ids), isNull(documents.dateDeleted)))
    .orderBy(documents.id)
    .for('share');
  const own = new Set<unknown>(found.map(({ id }) => id));
  const errors = names
    .filter((name) => typeof body[name] === 'string' && !own.has(body[name].toLowerCase()))
    .map((path) => ({ path, message: NOT_YOUR_FILE }));
  if (errors.length > 0) throw new Refusal(422, NOT_YOUR_FILE, errors);
};

/** Replaces ids of attached files in rows by files as reads return them. Queries nothing for rows without any. */
export const withDocuments = async <Row extends object>(
  database: Database,
  personId: string,
  { fields }: AnyForm,
  rows: readonly Row[],
): Promise<Row[]> => {
  const names = documentFieldsOf(fields);
  const ids = idsIn(names, rows as readonly UnknownRecord[]);
  if (ids.length === 0) return [...rows];
  const found: AttachedDocument[] = await database
    .select(named)
    .from(documents)
    .where(and(eq(documents.personId, personId), inArray(documents.id, ids)));
  const byId = new Map<unknown, AttachedDocument>(found.map((one) => [one.documentId, one]));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, byId.get((row as UnknownRecord)[name]) ?? null])),
  }));
};

/**
 * Refuses to delete attached files, naming the first and its record. The files must be locked, so that none is attached
 * in the meantime.
 * @param records all records of the service
 * @throws Refusal 409
 */
export const assertNotAttached = async (
  tx: Database,
  records: readonly StoredRecord[],
  personId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  for (const { record, table, storedAs = {} } of records) {
    const all = getTableColumns(table) as Record<string, PgColumn>;
    const columns = documentFieldsOf(record.fields).flatMap((name) => all[storedAs[name] ?? name] ?? []);
    const [owner] = all['personId'] === undefined ? [] : [all['personId']];
    if (columns.length === 0 || owner === undefined) continue;
    const [attached] = await tx
      .select({ name: documents.originalDocumentName })
      .from(table)
      .innerJoin(documents, or(...columns.map((column) => eq(column, documents.id))))
      .where(and(eq(owner, personId), inArray(documents.id, [...ids])))
      .limit(1);
    if (attached !== undefined)
      throw new Refusal(
        409,
        `${attached.name} is attached to an entry of ${record.title}. Choose another file there, or none, and try again.`,
      );
  }
};
