import { type BulkJob, calls } from '@phila/contract';
import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import { type CallContext, implement, type Implementation } from '../../core/calls/implement.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { heldPermissions } from '../../core/access/rights.ts';
import { assertFactorConfirmed } from '../../core/step-up/second-factor.ts';
import { stopBulkJob } from '../../core/resources/bulk-job.ts';
import { bulkJobs } from '../../core/resources/tables.ts';

const { administration } = calls;

type PersonContext = CallContext<'person'>;

const { ids: _ids, ...columns } = getTableColumns(bulkJobs);

/** Reads the person's jobs that they have not dismissed. */
const ownJobs = async ({ database, person }: PersonContext, which: SQL | undefined): Promise<BulkJob[]> => {
  const found = await database
    .select(columns)
    .from(bulkJobs)
    .where(and(eq(bulkJobs.accountId, person.id), isNull(bulkJobs.putAwayAt), which))
    .orderBy(asc(bulkJobs.id))
    .limit(100);
  return found.map(({ askedAt, finishedAt, ...job }) => ({
    ...job,
    askedAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
};

/** @throws Refusal 404 for an unknown job, or another person's */
const ownJob = async (asking: PersonContext, id: string): Promise<BulkJob> => {
  const [job] = await ownJobs(asking, eq(bulkJobs.id, id));
  if (job === undefined) throw notFound();
  return job;
};

/** Requires the second factor as calls of a role do, unless the role is gone. */
const assertFactor = async (asking: PersonContext): Promise<void> => {
  if (heldPermissions(asking.person).length > 0) await assertFactorConfirmed(asking, asking.person);
};

/** Serves a person's own bulk changes, with their progress. */
export const bulkJobAnswers: readonly Implementation[] = [
  implement(administration.bulkJobs, async ({ query: { Resource } }, asking) => {
    await assertFactor(asking);
    return ownJobs(asking, eq(bulkJobs.resource, Resource));
  }),
  implement(administration.bulkJobById, async ({ params: { id } }, asking) => {
    await assertFactor(asking);
    return ownJob(asking, id);
  }),
  implement(administration.stopBulkJob, async ({ params: { id } }, asking) => {
    await assertFactor(asking);
    await ownJob(asking, id);
    await stopBulkJob(asking.database, id, asking.clock.now());
    return ownJob(asking, id);
  }),
  implement(administration.putAwayBulkJob, async ({ params: { id } }, asking) => {
    await assertFactor(asking);
    const { finishedAt } = await ownJob(asking, id);
    if (finishedAt === null) throw new Refusal(409, 'This is still under way: please stop it first');
    await asking.database
      .update(bulkJobs)
      .set({ putAwayAt: asking.clock.now() })
      .where(and(eq(bulkJobs.id, id), eq(bulkJobs.accountId, asking.person.id)));
    return true as const;
  }),
];
