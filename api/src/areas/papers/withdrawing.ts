import type { HandedPaper, May, PaperBatch } from '@phila/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { removeBlobsLater } from '../../core/blobs/removal.ts';
import type { Context } from '../../core/calls/implement.ts';
import { inBatches } from '../../core/database/in-batches.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import {
  heldBatch,
  keysOf,
  type OfBatch,
  type OfPaper,
  paperOf,
  shownBatch,
  shownPaper,
  type StoredPaper,
} from './stored.ts';
import { papers } from './tables.ts';

/** Takes papers from the people who have them; their lines stay, without the bytes. */
const withdrawThese = async (
  { database, clock }: Context<May>,
  handed: readonly StoredPaper[],
  withdrawnReason: string,
): Promise<void> => {
  const withdrawnAt = clock.now();
  for await (const some of inBatches(handed)) {
    await database
      .update(papers)
      .set({ state: 'withdrawn', withdrawnAt, withdrawnReason, blobId: null })
      .where(
        inArray(
          papers.id,
          some.map(({ id }) => id),
        ),
      );
    await removeBlobsLater(database, keysOf(some), withdrawnAt);
  }
};

/** @throws Refusal 404 out of reach, 409 while it is handed over, and where no one has anything of it */
export const withdrawBatch = async (
  context: Context<May>,
  of: OfBatch,
  reason: string,
): Promise<PaperBatch> => {
  const { database, recordChange } = context;
  const batch = await heldBatch(context, of);
  const handed = await database
    .select()
    .from(papers)
    .where(and(eq(papers.batchId, batch.id), eq(papers.state, 'handedOver')))
    .for('update');
  if (handed.length === 0) throw new Refusal(409, 'No one has a paper of this batch');
  await withdrawThese(context, handed, reason);
  recordChange({
    rowId: batch.osNo,
    before: { handedOver: handed.length, batchId: batch.id },
    after: { handedOver: 0, batchId: batch.id, reason },
  });
  return shownBatch(database, batch);
};

/** @throws Refusal 404 out of reach, 409 for a paper that no one has */
export const withdrawPaper = async (
  context: Context<May>,
  of: OfPaper,
  reason: string,
): Promise<HandedPaper> => {
  const { database, recordChange } = context;
  const { id: batchId, osNo } = await heldBatch(context, of);
  const paper = await paperOf(database, batchId, of.paperId);
  if (paper.state !== 'handedOver') throw new Refusal(409, 'No one has this paper');
  await withdrawThese(context, [paper], reason);
  recordChange({ rowId: osNo, before: { paper: paper.id }, after: { paper: null, reason } });
  const [withdrawn] = await database.select().from(papers).where(eq(papers.id, paper.id));
  if (withdrawn === undefined) throw notFound();
  return shownPaper(withdrawn);
};
