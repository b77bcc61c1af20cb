import {
  type calls,
  type CheckedInputOf,
  type HandedPaper,
  LONGEST_FILE_NAME,
  type May,
  MOST_PAPERS,
  type Page,
  type PaperBatch,
  type PaperKind,
  type ReceivedFile,
} from '@phila/contract';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import { profiles } from '../../core/accounts/tables.ts';
import { removeBlobsLater } from '../../core/blobs/removal.ts';
import type { BlobReply, Context } from '../../core/calls/implement.ts';
import { readPage } from '../../core/database/read-page.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { notFound, Refusal, refuseAt } from '../../core/http/refusal.ts';
import { fileTypeOf } from '../../core/file-types/index.ts';
import { digestOf } from '../../core/uploads/digest.ts';
import { nameOfFile, shortened } from '../../core/uploads/uploaded-document.ts';
import { openOrganisation, reachedOrganisation } from '../organisation/public.ts';
import { isSeenBefore, readingPapers } from './reading.ts';
import {
  blobKey,
  draftOf,
  heldBatch,
  keysOf,
  type OfBatch,
  type OfPaper,
  openBatch,
  paperOf,
  readBatch,
  shownBatch,
  shownBatches,
  shownPaper,
  type StoredPaper,
} from './stored.ts';
import { paperBatches, papers } from './tables.ts';

type Listing = CheckedInputOf<typeof calls.papers.papersOfBatch>['query'];

export const listBatches = async (
  context: Context<May>,
  guid: string,
  query: { PageNumber?: number | undefined; PageSize?: number | undefined },
): Promise<Page<PaperBatch>> => {
  const { database } = context;
  const { osNo } = await reachedOrganisation(context, guid);
  const own = eq(paperBatches.osNo, osNo);
  const page = await readPage(
    query,
    (limit, offset) =>
      database
        .select()
        .from(paperBatches)
        .where(own)
        .orderBy(desc(paperBatches.id))
        .limit(limit)
        .offset(offset),
    () => database.$count(paperBatches, own),
  );
  return { ...page, items: await shownBatches(database, page.items) };
};

export const listPapers = async (
  context: Context<May>,
  of: OfBatch,
  { State, PersonId, ...query }: Listing,
): Promise<Page<HandedPaper>> => {
  const { database } = context;
  const { id } = await readBatch(context, of);
  const which = and(
    eq(papers.batchId, id),
    State === undefined ? undefined : eq(papers.state, State),
    PersonId === undefined ? undefined : eq(papers.personId, PersonId),
  );
  const page = await readPage(
    query,
    (limit, offset) =>
      database
        .select()
        .from(papers)
        .where(which)
        .orderBy(asc(papers.fileName), asc(papers.id))
        .limit(limit)
        .offset(offset),
    () => database.$count(papers, which),
  );
  return { ...page, items: page.items.map(shownPaper) };
};

/** @throws Refusal 404 for an organisation out of reach, 409 for an archived one */
export const addBatch = async (
  context: Context<May>,
  guid: string,
  { kind, title }: { kind: PaperKind; title: string },
): Promise<PaperBatch> => {
  const { database, clock, recordChange } = context;
  const { osNo } = await openOrganisation(context, guid);
  const now = clock.now();
  const [batch] = await database
    .insert(paperBatches)
    .values({ id: uuidv7(now), osNo, kind, title, addedAt: now })
    .returning();
  if (batch === undefined) throw new Error('The batch was not written');
  recordChange({ rowId: osNo, before: null, after: { papers: title } });
  return shownBatch(database, batch);
};

/** @throws Refusal 409 once anything of it was handed over */
export const removeBatch = async (context: Context<May>, of: OfBatch): Promise<true> => {
  const { database, clock, recordChange } = context;
  const { id, osNo, title } = await heldBatch(context, of);
  const handed = and(eq(papers.batchId, id), inArray(papers.state, ['handedOver', 'withdrawn']));
  if ((await database.$count(papers, handed)) > 0)
    throw new Refusal(409, 'Papers of this batch were handed over: please withdraw them instead');
  const removed = await database.delete(papers).where(eq(papers.batchId, id)).returning();
  await database.delete(paperBatches).where(eq(paperBatches.id, id));
  await removeBlobsLater(database, keysOf(removed), clock.now());
  recordChange({ rowId: osNo, before: { papers: title }, after: null });
  return true;
};

/** A received file as a batch holds it; what is no PDF is listed without its bytes. */
const fileOf = async (file: ReceivedFile, now: Date) => {
  const given = nameOfFile(file);
  const isPdf = file.size > 0 && (await fileTypeOf(file.path, given))?.type === 'pdf';
  const isNamed = !isPdf || /\.pdf$/i.test(given);
  return {
    fileName: isNamed ? given : `${shortened(given, LONGEST_FILE_NAME - 4)}.pdf`,
    size: file.size,
    digest: await digestOf(file),
    blobId: isPdf ? uuidv7(now) : null,
    state: isPdf ? ('unread' as const) : ('notPdf' as const),
    addedAt: now,
    personId: null,
    personName: null,
    by: null,
    several: [],
  };
};

/** Writes the blob of a kept file and has it read. The blob comes last, so that only a failed commit leaves one. */
const keepFile = async (
  { database, blobs, jobs }: Context<May>,
  { id, blobId }: StoredPaper,
  { path }: ReceivedFile,
): Promise<void> => {
  if (blobId === null) return;
  await jobs.ask(readingPapers, { id }, { within: database });
  await blobs.put(blobKey(blobId), createReadStream(path));
};

/**
 * Adds a file in the transaction of the call.
 * @throws Refusal 404 for a batch out of reach, 409 while it is handed over, 422 at `File` for one too many
 */
export const addPaper = async (
  context: Context<May>,
  of: OfBatch,
  file: ReceivedFile,
): Promise<HandedPaper> => {
  const { database, clock, recordChange } = context;
  const batch = await openBatch(context, of);
  if ((await database.$count(papers, eq(papers.batchId, batch.id))) >= MOST_PAPERS)
    refuseAt('File', 'There are 10 000 files in this batch, which is the most. Please begin another.');
  const now = clock.now();
  const [paper] = await database
    .insert(papers)
    .values({ ...(await fileOf(file, now)), id: uuidv7(now), batchId: batch.id, osNo: batch.osNo })
    .returning();
  if (paper === undefined) throw new Error('The file was not written');
  recordChange({ rowId: batch.osNo, before: null, after: { paper: paper.id } });
  await keepFile(context, paper, file);
  return shownPaper(paper);
};

/** Puts another file in place of one. @throws Refusal 404, 409 as `addPaper`, and 409 for one handed over */
export const replacePaper = async (
  context: Context<May>,
  of: OfPaper,
  file: ReceivedFile,
): Promise<HandedPaper> => {
  const { database, clock, recordChange } = context;
  const { id: batchId, osNo } = await openBatch(context, of);
  const former = await draftOf(database, batchId, of.paperId);
  const now = clock.now();
  const [paper] = await database
    .update(papers)
    .set(await fileOf(file, now))
    .where(eq(papers.id, former.id))
    .returning();
  if (paper === undefined) throw notFound();
  await removeBlobsLater(database, keysOf([former]), now);
  recordChange({ rowId: osNo, before: { paper: former.digest }, after: { paper: paper.digest } });
  await keepFile(context, paper, file);
  return shownPaper(paper);
};

/** @throws Refusal 404 and 409 as `replacePaper` */
export const leavePaperOut = async (context: Context<May>, of: OfPaper): Promise<true> => {
  const { database, clock, recordChange } = context;
  const { id: batchId, osNo } = await heldBatch(context, of);
  const paper = await draftOf(database, batchId, of.paperId);
  await database.delete(papers).where(eq(papers.id, paper.id));
  await removeBlobsLater(database, keysOf([paper]), clock.now());
  recordChange({ rowId: osNo, before: { paper: paper.id }, after: null });
  return true;
};

/** Gives a file to a confirmed member. @throws Refusal 404 for anybody else, alike */
export const choosePerson = async (
  context: Context<May>,
  of: OfPaper,
  personId: string,
): Promise<HandedPaper> => {
  const { database, recordChange } = context;
  const { id: batchId, osNo } = await openBatch(context, of);
  const former = await draftOf(database, batchId, of.paperId);
  if (former.state === 'notPdf')
    throw new Refusal(409, 'This file is no PDF: please replace it, or leave it out');
  const [member] = await database
    .select({ name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})` })
    .from(profiles)
    .where(
      and(
        eq(profiles.accountId, personId),
        eq(profiles.osNo, osNo),
        isNotNull(profiles.membershipConfirmedAt),
      ),
    );
  if (member === undefined) throw notFound();
  const isSeen = await isSeenBefore(database, former, personId);
  const [paper] = await database
    .update(papers)
    .set({
      state: isSeen ? 'seenBefore' : 'matched',
      personId,
      personName: member.name,
      by: 'chosen',
      several: [],
    })
    .where(eq(papers.id, former.id))
    .returning();
  if (paper === undefined) throw notFound();
  recordChange({ rowId: osNo, before: { personId: former.personId }, after: { personId } });
  return shownPaper(paper);
};

/** A paper as a file. @throws Refusal 404 for one without bytes */
export const fileReply = (
  { blobs }: Pick<Context, 'blobs'>,
  { blobId, fileName, size }: Pick<StoredPaper, 'blobId' | 'fileName' | 'size'>,
): BlobReply => {
  if (blobId === null) throw notFound();
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

/** @throws Refusal 404 for a file of another organisation, and for one withdrawn */
export const paperFile = async (context: Context<May>, of: OfPaper): Promise<BlobReply> => {
  const { id } = await readBatch(context, of);
  return fileReply(context, await paperOf(context.database, id, of.paperId));
};
