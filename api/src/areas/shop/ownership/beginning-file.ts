import type { BeginningFile, May, ReceivedFile } from '@phila/contract';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { removeBlobsLater } from '../../../core/blobs/removal.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { contentOf, uploadedDocument } from '../../../core/uploads/uploaded-document.ts';
import { productOwnerships, shopBeginningFiles, shopProducts } from '../tables.ts';

type StoredFile = typeof shopBeginningFiles.$inferSelect;
type Administrator = Context<May>;

const blobKey = (blobId: string): string => `product-files/${blobId}`;

const shown = ({ fileName, size }: StoredFile): BeginningFile => ({ fileName, size });

/** The uploaded files by product. */
export const beginningFilesOf = async (
  database: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, BeginningFile>> => {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(shopBeginningFiles)
    .where(inArray(shopBeginningFiles.productId, [...productIds]));
  return new Map(rows.map((row) => [row.productId, shown(row)]));
};

/**
 * The file of a product that the person owns and that has begun.
 * @throws Refusal 404 in any other case, so that no one learns if there is a file
 */
export const ownedFile = async (
  { database, blobs, clock }: Pick<Services, 'database' | 'blobs' | 'clock'>,
  personId: string,
  productId: number,
) => {
  const [found] = await database
    .select({ file: shopBeginningFiles })
    .from(shopBeginningFiles)
    .innerJoin(productOwnerships, eq(productOwnerships.productId, shopBeginningFiles.productId))
    .where(
      and(
        eq(shopBeginningFiles.productId, productId),
        eq(productOwnerships.personId, personId),
        or(isNull(productOwnerships.beginsAt), lte(productOwnerships.beginsAt, clock.now())),
      ),
    )
    .limit(1);
  if (found === undefined) throw notFound();
  const { contentType, fileName, size, blobId } = found.file;
  return {
    contentType,
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

/** Locks the product, so that two administrators replace its file in turn. @throws Refusal 404 */
const holdProduct = async (database: Database, productId: number): Promise<StoredFile | null> => {
  const [product] = await database
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(and(eq(shopProducts.id, productId), isNull(shopProducts.deletedAt)))
    .for('update');
  if (product === undefined) throw notFound();
  const [file] = await database
    .select()
    .from(shopBeginningFiles)
    .where(eq(shopBeginningFiles.productId, productId));
  return file ?? null;
};

/** Reads the file uploaded for owners of a product. @throws Refusal 404 for an unknown product */
export const readFile = async (database: Database, productId: number): Promise<BeginningFile | null> => {
  if ((await database.$count(shopProducts, eq(shopProducts.id, productId))) === 0) throw notFound();
  return (await beginningFilesOf(database, [productId])).get(productId) ?? null;
};

/**
 * Replaces the file in the transaction of the call. Writes the blob last, so that only a failed commit leaves one
 * without a row.
 * @throws Refusal 404 for an unknown product, 413, 415 and 422 at `File`
 */
export const saveFile = async (
  { database, blobs, clock, person, recordChange }: Administrator,
  productId: number,
  file: ReceivedFile,
): Promise<BeginningFile> => {
  const before = await holdProduct(database, productId);
  const { name, type, contentType } = await uploadedDocument(file);
  const { size, bytes } = await contentOf(file, { name, type, contentType }, person.id);
  const now = clock.now();
  const values = { productId, blobId: uuidv7(now), fileName: name, contentType, size, savedAt: now };
  if (before !== null) await removeBlobsLater(database, [blobKey(before.blobId)], now);
  await database
    .insert(shopBeginningFiles)
    .values(values)
    .onConflictDoUpdate({ target: shopBeginningFiles.productId, set: values });
  recordChange({ rowId: productId, before: before && shown(before), after: shown(values) });
  await blobs.put(blobKey(values.blobId), bytes());
  return shown(values);
};

/** Removes the file, if any. @throws Refusal 404 for an unknown product */
export const removeFile = async (
  { database, clock, recordChange }: Administrator,
  productId: number,
): Promise<true> => {
  const before = await holdProduct(database, productId);
  if (before === null) return true;
  await database.delete(shopBeginningFiles).where(eq(shopBeginningFiles.productId, productId));
  await removeBlobsLater(database, [blobKey(before.blobId)], clock.now());
  recordChange({ rowId: productId, before: shown(before), after: null });
  return true;
};
