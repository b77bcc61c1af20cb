import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import type { BlobStore } from './blob-store.ts';
import { pendingBlobs } from './tables.ts';
import { HOUR } from '../durations.ts';

const AT_ONCE = 100;

/**
 * Removes blobs that a killed service left without a row. Uploads finish within an hour, so older ones are orphaned.
 */
export const sweepBlobs = async ({
  database,
  blobs,
  clock,
}: {
  database: Database;
  blobs: BlobStore;
  clock: Clock;
}): Promise<void> => {
  const before = new Date(clock.now().getTime() - HOUR);
  for (;;) {
    const left = await database
      .select()
      .from(pendingBlobs)
      .where(lt(pendingBlobs.since, before))
      .limit(AT_ONCE);
    for (const { key } of left) {
      await blobs.remove(key);
      await database.delete(pendingBlobs).where(eq(pendingBlobs.key, key));
    }
    if (left.length < AT_ONCE) return;
  }
};
