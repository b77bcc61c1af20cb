import type { HandedPaper, May, PaperBatch, PaperState } from '@phila/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import type { Database } from '../../core/database/open.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { openOrganisation, reachedOrganisation } from '../organisation/public.ts';
import { paperBatches, papers } from './tables.ts';

export type StoredBatch = typeof paperBatches.$inferSelect;
export type StoredPaper = typeof papers.$inferSelect;

/** A file in a call's path. */
export interface OfBatch {
  guid: string;
  batchId: string;
}
export interface OfPaper extends OfBatch {
  paperId: string;
}

export const blobKey = (blobId: string): string => `papers/${blobId}`;

/** Keys of the blobs of some files. */
export const keysOf = (rows: readonly { blobId: string | null }[]): string[] =>
  rows.flatMap(({ blobId }) => (blobId === null ? [] : [blobKey(blobId)]));

/** States of files that no one was handed. */
export const draftStates = [
  'unread',
  'matched',
  'several',
  'none',
  'notPdf',
  'seenBefore',
] as const satisfies readonly PaperState[];

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const shownPaper = ({
  id,
  fileName,
  size,
  state,
  personId,
  personName,
  by,
  several,
  ...paper
}: StoredPaper): HandedPaper => ({
  id,
  fileName,
  size,
  state,
  personId,
  personName,
  by,
  several,
  handedOverAt: isoOf(paper.handedOverAt),
  readAt: isoOf(paper.readAt),
  withdrawnAt: isoOf(paper.withdrawnAt),
  withdrawnReason: paper.withdrawnReason,
});

const NONE: PaperBatch['counts'] = {
  unread: 0,
  matched: 0,
  several: 0,
  none: 0,
  notPdf: 0,
  seenBefore: 0,
  handedOver: 0,
  withdrawn: 0,
};

/** Batches with the number of their files in each state. */
export const shownBatches = async (
  database: Database,
  batches: readonly StoredBatch[],
): Promise<PaperBatch[]> => {
  const ids = batches.map(({ id }) => id);
  const counted =
    ids.length === 0
      ? []
      : await database
          .select({
            batchId: papers.batchId,
            state: papers.state,
            count: sql<number>`count(*)::int`,
            read: sql<number>`count(${papers.readAt})::int`,
          })
          .from(papers)
          .where(inArray(papers.batchId, ids))
          .groupBy(papers.batchId, papers.state);
  return batches.map(({ id, kind, title, addedAt, handOverAt, isUnderWay, isStopped }) => {
    const own = counted.filter(({ batchId }) => batchId === id);
    return {
      id,
      kind,
      title,
      addedAt: addedAt.toISOString(),
      handOverAt: isoOf(handOverAt),
      isUnderWay,
      isStopped,
      counts: { ...NONE, ...Object.fromEntries(own.map(({ state, count }) => [state, count])) },
      read: own.find(({ state }) => state === 'handedOver')?.read ?? 0,
    };
  });
};

export const shownBatch = async (database: Database, batch: StoredBatch): Promise<PaperBatch> => {
  const [shown] = await shownBatches(database, [batch]);
  if (shown === undefined) throw notFound();
  return shown;
};

/** A batch to read. @throws Refusal 404 for one of another organisation, or one out of reach */
export const readBatch = async (context: Context<May>, { guid, batchId }: OfBatch): Promise<StoredBatch> => {
  const { osNo } = await reachedOrganisation(context, guid);
  const [batch] = await context.database
    .select()
    .from(paperBatches)
    .where(and(eq(paperBatches.id, batchId), eq(paperBatches.osNo, osNo)));
  if (batch === undefined) throw notFound();
  return batch;
};

/**
 * A batch to change, held until the call ends: what is handed over or read waits for it.
 * @throws Refusal 404 as `readBatch`, 409 while it is handed over
 */
export const heldBatch = async (context: Context<May>, { guid, batchId }: OfBatch): Promise<StoredBatch> => {
  const { osNo } = await reachedOrganisation(context, guid);
  const [batch] = await context.database
    .select()
    .from(paperBatches)
    .where(and(eq(paperBatches.id, batchId), eq(paperBatches.osNo, osNo)))
    .for('update');
  if (batch === undefined) throw notFound();
  if (batch.isUnderWay) throw new Refusal(409, 'These papers are being handed over: please stop that first');
  return batch;
};

/** `heldBatch` for what brings papers to people. @throws Refusal 409 for an archived organisation too */
export const openBatch = async (context: Context<May>, of: OfBatch): Promise<StoredBatch> => {
  await openOrganisation(context, of.guid);
  return heldBatch(context, of);
};

/** A file of a batch. @throws Refusal 404 for one of another batch */
export const paperOf = async (database: Database, batchId: string, paperId: string): Promise<StoredPaper> => {
  const [paper] = await database
    .select()
    .from(papers)
    .where(and(eq(papers.id, paperId), eq(papers.batchId, batchId)))
    .for('update');
  if (paper === undefined) throw notFound();
  return paper;
};

/** `paperOf` for a file that was not handed over. @throws Refusal 409 for one that was */
export const draftOf = async (database: Database, batchId: string, paperId: string): Promise<StoredPaper> => {
  const paper = await paperOf(database, batchId, paperId);
  if (paper.state === 'handedOver' || paper.state === 'withdrawn')
    throw new Refusal(409, 'This paper was handed over already: please withdraw it instead');
  return paper;
};
