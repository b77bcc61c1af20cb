import type { May, PaperBatch } from '@phila/contract';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { holds, reachOf } from '../../core/access/rights.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import type { Context } from '../../core/calls/implement.ts';
import type { Database } from '../../core/database/open.ts';
import { assertRoomOnDisk } from '../../core/disk/room.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Job } from '../../core/jobs/job.ts';
import { notify } from '../../core/mail/notify.ts';
import { askingPerson } from '../../core/resources/bulk-job.ts';
import type { Services } from '../../core/services.ts';
import { siteAddress } from '../../core/site-address.ts';
import { yieldToEventLoop } from '../../core/yield-to-event-loop.ts';
import { tellInBell } from '../messaging/public.ts';
import { bellOf, messageOf, papersPage } from './letter.ts';
import { isSeenBefore } from './reading.ts';
import {
  type OfBatch,
  openBatch,
  readBatch,
  shownBatch,
  type StoredBatch,
  type StoredPaper,
} from './stored.ts';
import { paperBatches, papers } from './tables.ts';

/*
 * Hands a batch over in slices: a transaction gives a slice's papers to their people, tells them and saves the progress.
 * A killed job goes on after the last slice, so that each person is told once.
 */

/** Papers of a transaction: bounds its locks, and the wait on stopping. */
const SLICE = 100;
/** The pause between slices, as a multiple of the time the last took. */
const REST = 1;
/** The longest run in milliseconds; a job then queues the next, so that a stopping service can wait for it. */
const RUN = 5_000;

const PERMISSION = 'organisation.members.write';

/** Tells if the administrator who asked may still hand papers of this organisation over. */
const mayStill = async (within: Database, { askedBy, osNo }: StoredBatch): Promise<boolean> => {
  const person = askedBy === null ? null : await askingPerson(within, askedBy);
  if (person === null || !holds(person, PERMISSION)) return false;
  const reach = reachOf(person, PERMISSION);
  return reach === 'everywhere' || reach.has(osNo);
};

/** Finds those of a slice who are confirmed members now, with their addresses. */
const membersOf = async (within: Database, osNo: number, slice: readonly StoredPaper[]) => {
  const ids = slice.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  const rows = await within
    .selectDistinct({
      id: accounts.id,
      email: accounts.email,
      mobile: accounts.mobile,
      mobileVerifiedAt: accounts.mobileVerifiedAt,
    })
    .from(accounts)
    .innerJoin(
      profiles,
      and(
        eq(profiles.accountId, accounts.id),
        eq(profiles.osNo, osNo),
        isNotNull(profiles.membershipConfirmedAt),
      ),
    )
    .where(inArray(accounts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Lists those of a slice who were told of another paper of this batch. */
const toldOf = async (within: Database, batchId: string, slice: readonly StoredPaper[]) => {
  const ids = slice.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  const rows = await within
    .selectDistinct({ personId: papers.personId })
    .from(papers)
    .where(and(eq(papers.batchId, batchId), inArray(papers.personId, ids), isNotNull(papers.handedOverAt)));
  return new Set(rows.map(({ personId }) => personId));
};

/**
 * Hands the next papers of a batch over.
 * @returns true if there may be more
 */
const handSlice = (services: Services, id: string): Promise<boolean> =>
  services.database.transaction(async (tx) => {
    // Locks the batch, so that two servers do its slices in turn, and a stop waits for one.
    const [batch] = await tx.select().from(paperBatches).where(eq(paperBatches.id, id)).for('update');
    if (batch === undefined || !batch.isUnderWay) return false;
    const end = (isStopped: boolean) =>
      tx.update(paperBatches).set({ isUnderWay: false, isStopped }).where(eq(paperBatches.id, id));
    const [organisation] = await tx
      .select({ osName: organisations.osName })
      .from(organisations)
      .where(and(eq(organisations.osNo, batch.osNo), isNull(organisations.deletedAt)));
    if (organisation === undefined || !(await mayStill(tx, batch))) {
      await end(true);
      return false;
    }
    const slice = await tx
      .select()
      .from(papers)
      .where(and(eq(papers.batchId, id), eq(papers.state, 'matched')))
      // Counting mails locks a row for each recipient: a fixed order keeps two servers from a deadlock.
      .orderBy(asc(papers.personId), asc(papers.id))
      .limit(SLICE)
      .for('update');
    if (slice.length === 0) {
      await end(false);
      return false;
    }
    const now = services.clock.now();
    const members = await membersOf(tx, batch.osNo, slice);
    const told = await toldOf(tx, id, slice);
    const to = siteAddress(services.configuration, papersPage(batch.osNo));
    for (const paper of slice) {
      const member = members.get(paper.personId ?? '');
      const save = (values: Partial<StoredPaper>) =>
        tx.update(papers).set(values).where(eq(papers.id, paper.id));
      if (member === undefined) {
        // Left the organisation in the meantime: nothing of them is told here.
        await save({ state: 'none', personId: null, personName: null, by: null });
        continue;
      }
      if (await isSeenBefore(tx, paper, member.id)) {
        await save({ state: 'seenBefore' });
        continue;
      }
      await save({ state: 'handedOver', handedOverAt: now });
      if (told.has(member.id)) continue;
      told.add(member.id);
      await tellInBell(tx, member.id, bellOf(batch.osNo, organisation.osName, batch.kind, batch.title), now);
      const { email, mobile, mobileVerifiedAt } = member;
      await notify(
        services,
        tx,
        { id: member.id, email, mobile: mobileVerifiedAt === null ? null : mobile },
        messageOf(organisation.osName, to),
      );
    }
    return true;
  });

/** Hands papers over for the time of a run, then queues the next. */
export const handingPapersOver: Job<{ id: string }, Services> = {
  name: 'papers.hand-over',
  title: 'Handing over of papers',
  retries: { first: 5, longest: 300, times: 12 },
  run: async ({ id }, services, { isLast }) => {
    const rest = yieldToEventLoop(REST);
    const until = performance.now() + RUN;
    try {
      for (;;) {
        await assertRoomOnDisk(services, false);
        if (!(await handSlice(services, id))) return;
        if (performance.now() >= until) {
          await services.jobs.ask(handingPapersOver, { id });
          return;
        }
        await rest();
      }
    } catch (error) {
      // Shows it as stopped, so that an administrator goes on with it.
      if (isLast)
        await services.database
          .update(paperBatches)
          .set({ isUnderWay: false, isStopped: true })
          .where(eq(paperBatches.id, id));
      throw error;
    }
  },
};

/** @throws Refusal 404 out of reach, 409 while files are read, and where nothing is matched */
export const handOver = async (context: Context<May>, of: OfBatch): Promise<PaperBatch> => {
  const { database, clock, jobs, person, recordChange } = context;
  const { id, osNo } = await openBatch(context, of);
  const inState = (state: StoredPaper['state']) =>
    database.$count(papers, and(eq(papers.batchId, id), eq(papers.state, state)));
  if ((await inState('unread')) > 0)
    throw new Refusal(409, 'Files of this batch are still being read. Please wait a moment, and try again.');
  const matched = await inState('matched');
  if (matched === 0) throw new Refusal(409, 'No file of this batch has a person to hand it over to');
  const [batch] = await database
    .update(paperBatches)
    .set({ isUnderWay: true, isStopped: false, askedBy: person.id, handOverAt: clock.now() })
    .where(eq(paperBatches.id, id))
    .returning();
  await jobs.ask(handingPapersOver, { id }, { within: database });
  recordChange({ rowId: osNo, before: null, after: { handedOver: matched, batchId: id } });
  return shownBatch(database, batch as StoredBatch);
};

/** Stops a hand-over after the slice under way. @throws Refusal 404 out of reach */
export const stopHandOver = async (context: Context<May>, of: OfBatch): Promise<PaperBatch> => {
  const { database, recordChange } = context;
  const { id, osNo } = await readBatch(context, of);
  const stopped = await database
    .update(paperBatches)
    .set({ isUnderWay: false, isStopped: true })
    .where(and(eq(paperBatches.id, id), eq(paperBatches.isUnderWay, true)))
    .returning({ id: paperBatches.id });
  if (stopped.length > 0)
    recordChange({ rowId: osNo, before: { isStopped: false }, after: { isStopped: true } });
  return shownBatch(database, await readBatch(context, of));
};
