import { type RemoteFault, southAfricanDay } from '@phila/contract';
import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import type { Task } from '../../../core/jobs/task.ts';
import type { ReleaseStore } from '../../../core/releases/release-store.ts';
import type { Services } from '../../../core/services.ts';
import { remoteFaults } from './tables.ts';

/** Kept long enough to compare a release with releases of the month before. */
const KEPT = 60 * DAY;
/** The most counted, since anyone may call this: far below the limit of the column. */
const MOST = 1_000_000;

type Reported = Pick<RemoteFault, 'remote' | 'version' | 'kind'>;

/** @throws Refusal 422 for a release that was never published: invented names would fill the table */
export const countFault = async (
  database: Database,
  releases: ReleaseStore,
  { remote, version, kind }: Reported,
  now: Date,
): Promise<true> => {
  if ((await releases.find(remote, version)) === null)
    throw new Refusal(422, 'This release was never published', [
      { path: 'version', message: 'This release was never published' },
    ]);
  await database
    .insert(remoteFaults)
    .values({ date: southAfricanDay(now), remote, version, kind, pages: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [remoteFaults.date, remoteFaults.remote, remoteFaults.version, remoteFaults.kind],
      set: { pages: sql`least(${remoteFaults.pages} + 1, ${MOST})`, lastAt: now },
    });
  return true;
};

/** Lists the faults of today in South Africa, the most frequent first. */
export const faultsOfToday = async (
  database: Database,
  releases: ReleaseStore,
  now: Date,
): Promise<RemoteFault[]> => {
  const { remote, version, kind, pages, lastAt } = remoteFaults;
  const found = await database
    .select({ remote, version, kind, pages, lastAt })
    .from(remoteFaults)
    .where(eq(remoteFaults.date, southAfricanDay(now)))
    .orderBy(desc(pages), remote, version, kind);
  const { live, trials } = await releases.inUse();
  const inUse = [...live.values(), ...trials];
  return found.map((fault) => ({
    ...fault,
    lastAt: fault.lastAt.toISOString(),
    isInUse: inUse.some((release) => release.remote === fault.remote && release.version === fault.version),
  }));
};

export const forgettingFaults: Task<Services> = {
  name: 'forgetting faults of remotes',
  every: DAY,
  run: async ({ database, clock }) => {
    const oldest = southAfricanDay(new Date(clock.now().getTime() - KEPT));
    await database.delete(remoteFaults).where(lt(remoteFaults.date, oldest));
  },
};
