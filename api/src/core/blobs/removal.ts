import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { BlobStore } from './blob-store.ts';
import { blobRemovals } from './tables.ts';

const AT_ONCE = 100;

/** Notes blobs for removal, in the transaction that deletes their rows. */
export const removeBlobsLater = async (
  within: Database,
  keys: readonly string[],
  now: Date,
): Promise<void> => {
  if (keys.length === 0) return;
  await within
    .insert(blobRemovals)
    .values(keys.map((key) => ({ key, since: now })))
    .onConflictDoNothing();
};

/**
 * Takes back a noted removal of a blob that is about to be stored again, and waits for one under way.
 * @returns true if there was a note
 */
export const keepBlob = async (database: Database, key: string): Promise<boolean> =>
  (await database.delete(blobRemovals).where(eq(blobRemovals.key, key)).returning()).length > 0;

/** Removes the noted blobs. If two servers remove the same one, the second finds nothing. */
export const removeNotedBlobs = async ({
  database,
  blobs,
}: {
  database: Database;
  blobs: BlobStore;
}): Promise<void> => {
  for (;;) {
    const rows = await database.select().from(blobRemovals).orderBy(asc(blobRemovals.since)).limit(AT_ONCE);
    const failed: unknown[] = [];
    for (const { key } of rows) {
      try {
        await database.transaction(async (tx) => {
          // Locks the note, so that an upload of the same blob waits until the old one is gone.
          const noted = await tx.select().from(blobRemovals).where(eq(blobRemovals.key, key)).for('update');
          if (noted.length === 0) return;
          await blobs.remove(key);
          await tx.delete(blobRemovals).where(eq(blobRemovals.key, key));
        });
      } catch (error) {
        // A failed removal does not stop the others; the next round repeats it.
        failed.push(error);
      }
    }
    if (failed.length > 0) throw failed[0];
    if (rows.length < AT_ONCE) return;
  }
};
