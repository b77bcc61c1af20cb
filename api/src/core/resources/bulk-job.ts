import {
  type AnyCall,
  type AnyResource,
  MAX_REFUSED_NAMED,
  type Permission,
  resourceCalls,
  type RowVerdict,
} from '@phila/contract';
import { and, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { addAuditEntries, type RecordedChange } from '../audit/audit.ts';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { assertRoomOnDisk } from '../disk/room.ts';
import { DAY } from '../durations.ts';
import type { Job } from '../jobs/job.ts';
import type { Task } from '../jobs/task.ts';
import { coarseNetwork } from '../people/network.ts';
import type { Person } from '../people/person.ts';
import {
  holds,
  isAdministrator,
  reachOf,
  readGrants,
  remotesReached,
  withinReach,
} from '../access/rights.ts';
import { accounts } from '../accounts/tables.ts';
import type { Services } from '../services.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { RowsAct } from './rows-act.ts';
import type { UnknownRecord, StoredResource, WriteContext } from './stored-resource.ts';
import { bulkJobs, type RefusedRow } from './tables.ts';

/*
 * Changes any number of rows after the reply; the immediate call takes at most a thousand. Works in slices: a
 * transaction saves a slice's rows, their audit entries and the progress. A killed job continues after the last saved
 * slice, so each row is changed exactly once.
 */

/** Rows of a transaction: their locks block other writers, and in the embedded database everybody. */
const SLICE = 200;
/** The pause between slices, as a multiple of the time the last took. */
const REST = 1;
/** The longest run in milliseconds; a job then queues the next, so that a stopping service can wait for it. */
const RUN = 5_000;
/** How long ended jobs are kept. */
const KEPT_DAYS = 30;

/** A job without its ids: there can be a hundred thousand, and each slice reads its own. */
const { ids: idsColumn, ...columns } = getTableColumns(bulkJobs);
type StoredBulkJob = Omit<typeof bulkJobs.$inferSelect, 'ids'>;
/** The services of a run, and the resources that change rows. */
type RunServices = Services & { areas: readonly { resources: readonly StoredResource[] }[] };

/** The columns of an ended job; `endedBy` is null if it reached every row. */
const ending = (endedBy: StoredBulkJob['endedBy'], now: Date) => ({
  endedBy,
  finishedAt: now,
  // A failed job keeps its rows, for another attempt.
  ...(endedBy === 'failed' ? {} : { ids: [], sealedSet: null }),
});

/** Ends an unfinished job; its changes stay. */
export const stopBulkJob = async (database: Database, id: string, now: Date): Promise<void> => {
  // Waits for a slice under way.
  await database
    .update(bulkJobs)
    .set(ending('stopped', now))
    .where(and(eq(bulkJobs.id, id), isNull(bulkJobs.finishedAt)));
};

/** The person with their present rights; null for a deleted or disabled account. */
export const askingPerson = async (database: Database, accountId: string): Promise<Person | null> => {
  const [account] = await database
    .select({ disabledAt: accounts.disabledAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account === undefined || account.disabledAt !== null) return null;
  const grants = await readGrants(database, accountId);
  // The session, and the profile it used, may have ended since.
  return { id: accountId, sessionId: '', osNo: null, grants, isAdministrator: isAdministrator({ grants }) };
};

/** The context that a call with this permission has, in the transaction of a slice. */
const contextOf = (
  services: Services,
  database: Database,
  { requestId }: StoredBulkJob,
  person: Person,
  permission: Permission,
  changes: RecordedChange[],
): WriteContext => {
  const reach = reachOf(person, permission);
  const remotes = remotesReached(person, permission);
  return {
    ...services,
    database,
    person,
    machine: null,
    ip: '',
    userAgent: '',
    requestId,
    cookies: undefined,
    setCookie: () => undefined,
    recordChange: (change) => changes.push(change),
    within: (osNo) => withinReach(reach, osNo),
    reaches: (osNo) => reach === 'everywhere' || (osNo !== null && reach.has(osNo)),
    reachedRemotes: (names) => names.filter((name) => remotes === 'everywhere' || remotes.has(name)),
  };
};

const actOf = ({ sealing }: Services, job: StoredBulkJob): RowsAct => {
  const set = job.sealedSet === null ? null : sealing.open(job.sealedSet, job.id);
  if (job.sealedSet !== null && set === null)
    throw new Error('What a job sets was sealed with another secret');
  return {
    action: job.action,
    set: set === null ? undefined : (JSON.parse(set) as UnknownRecord),
    undoes: job.undoes ?? undefined,
    operation: job.operation,
    at: job.askedAt,
  };
};

const refusedIn = (verdicts: readonly RowVerdict[]): RefusedRow[] =>
  verdicts.flatMap(({ id, name, isDone, message }) => (isDone ? [] : [{ id, name, message: message ?? '' }]));

/**
 * Does the next slice of a job.
 * @returns true if rows are left
 */
const doSlice = (services: RunServices, id: string): Promise<boolean> =>
  services.database.transaction(async (tx) => {
    // Locks the job, so that two servers do its slices in turn.
    const [job] = await tx.select(columns).from(bulkJobs).where(eq(bulkJobs.id, id)).for('update');
    if (job === undefined) return false;
    // Continues a failed job, unless its person has dismissed it or undone it in the meantime.
    if (job.finishedAt !== null && (job.endedBy !== 'failed' || job.putAwayAt !== null)) return false;
    const save = (values: Partial<typeof bulkJobs.$inferInsert>) =>
      tx.update(bulkJobs).set(values).where(eq(bulkJobs.id, id));
    const now = services.clock.now();
    const stored = services.areas
      .flatMap(({ resources }) => resources)
      .find(({ resource }) => resource.name === job.resource);
    if (stored === undefined) throw new Error(`There is no resource ${job.resource}`);
    const permission: Permission = `${stored.resource.capability}.write`;
    const person = await askingPerson(tx, job.accountId);
    if (person === null || !holds(person, permission)) {
      await save(ending('not allowed', now));
      return false;
    }
    const changes: RecordedChange[] = [];
    const context = contextOf(services, tx, job, person, permission, changes);
    const [slice] = await tx
      .select({
        ids: sql`${idsColumn}[${job.reached + 1}::int:${job.reached + SLICE}::int]`.mapWith(idsColumn),
      })
      .from(bulkJobs)
      .where(eq(bulkJobs.id, id));
    const ids = slice?.ids ?? [];
    const verdicts = await stored.act(context, actOf(services, job), ids);
    const calls = resourceCalls(stored.resource);
    const call: AnyCall = job.action === 'undo' ? calls.undo : calls.bulk;
    if (changes.length > 0)
      await addAuditEntries(tx, services, {
        call,
        person,
        requestId: job.requestId,
        network: job.network,
        input: {},
        answer: null,
        changes,
      });
    const refused = refusedIn(verdicts);
    const reached = job.reached + ids.length;
    const isEnd = ids.length === 0 || reached >= job.total;
    await save({
      reached,
      done: job.done + verdicts.length - refused.length,
      refused: job.refused + refused.length,
      refusedRows: [...job.refusedRows, ...refused].slice(0, MAX_REFUSED_NAMED),
      ...(isEnd ? ending(null, now) : { endedBy: null, finishedAt: null }),
    });
    return !isEnd;
  });

/** Changes rows for the time of a run, then queues the next. */
export const changingRows: Job<{ id: string }, RunServices> = {
  name: 'bulk',
  title: 'Changes of many rows',
  // Retries for half an hour.
  retries: { first: 5, longest: 300, times: 12 },
  run: async ({ id }, services, { isLast }) => {
    const rest = yieldToEventLoop(REST);
    const until = performance.now() + RUN;
    try {
      for (;;) {
        // Checks as every writing call does: on a full disk the embedded database waits for ever.
        await assertRoomOnDisk(services, false);
        if (!(await doSlice(services, id))) return;
        if (performance.now() >= until) {
          await services.jobs.ask(changingRows, { id });
          return;
        }
        await rest();
      }
    } catch (error) {
      // Notifies the person; administrators of the site can restart the job, which then continues.
      if (isLast)
        await services.database
          .update(bulkJobs)
          .set(ending('failed', services.clock.now()))
          .where(and(eq(bulkJobs.id, id), isNull(bulkJobs.finishedAt)));
      throw error;
    }
  },
};

/** Stores a job and queues it, in the transaction of the call. */
export const askForBulkJob = async (
  context: WriteContext,
  { name }: AnyResource,
  { action, set, undoes, operation, at }: RowsAct,
  ids: readonly number[],
): Promise<{ id: string; total: number }> => {
  const id = uuidv7(context.clock.now());
  const total = ids.length;
  await context.database.insert(bulkJobs).values({
    id,
    accountId: context.person.id,
    resource: name,
    action,
    sealedSet: set === undefined ? null : context.sealing.seal(JSON.stringify(set), id),
    undoes: undoes ?? null,
    operation,
    ids: ids.toSorted((a, b) => a - b),
    total,
    requestId: context.requestId,
    network: coarseNetwork(context.ip),
    askedAt: at,
  });
  await context.jobs.ask(changingRows, { id }, { within: context.database });
  return { id, total };
};

/** Deletes long ended jobs. */
export const bulkJobTidying: Task<Pick<Services, 'database' | 'clock'>> = {
  name: 'bulk job tidying',
  every: DAY,
  run: async ({ database, clock }) => {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    await database
      .delete(bulkJobs)
      .where(and(isNotNull(bulkJobs.finishedAt), lt(bulkJobs.finishedAt, before)));
  },
};

/** True while a job of this operation is unfinished. */
export const isUnderWay = async (database: Database, operation: string): Promise<boolean> => {
  const [found] = await database
    .select({ one: sql<number>`1` })
    .from(bulkJobs)
    .where(and(eq(bulkJobs.operation, operation), isNull(bulkJobs.finishedAt)))
    .limit(1);
  return found !== undefined;
};
