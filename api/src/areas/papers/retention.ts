import { PAPER_DRAFT_DAYS } from '@phila/contract';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { removeBlobsLater } from '../../core/blobs/removal.ts';
import { DAY } from '../../core/durations.ts';
import type { Services } from '../../core/services.ts';
import { draftStates, keysOf } from './stored.ts';
import { paperBatches, papers } from './tables.ts';

const AT_ONCE = 200;

/** Deletes files that were never handed over, and batches that are empty. */
export const retention = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - PAPER_DRAFT_DAYS * DAY);
  for (;;) {
    const removed = await database.transaction(async (tx) => {
      const old = tx
        .select({ id: papers.id })
        .from(papers)
        .where(and(inArray(papers.state, [...draftStates]), lt(papers.addedAt, before)))
        .limit(AT_ONCE);
      const rows = await tx.delete(papers).where(inArray(papers.id, old)).returning();
      await removeBlobsLater(tx, keysOf(rows), now);
      return rows.length;
    });
    if (removed < AT_ONCE) break;
  }
  await database.delete(paperBatches).where(
    and(
      lt(paperBatches.addedAt, before),
      notExists(
        database
          .select({ one: sql`1` })
          .from(papers)
          .where(eq(papers.batchId, paperBatches.id)),
      ),
    ),
  );
};
