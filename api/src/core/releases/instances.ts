import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Log } from '../http/log.ts';
import { tellChanged } from './changed.ts';
import type { Called } from './sets/calls.ts';
import type { RunningInstance } from './sets/fits.ts';
import { serviceInstances } from './tables.ts';

/** Milliseconds between two signs of life. */
const BEAT = 30_000;
/** Seconds after the last sign of life until an instance no longer counts. */
const GONE_AFTER = 120;

/** Counts by the clock of the database, which all instances share. */
const isGone = lt(serviceInstances.seenAt, sql`now() - make_interval(secs => ${GONE_AFTER})`);

/**
 * Says which calls this instance of the service answers, for as long as it runs: during a release of the service older
 * and newer instances answer at once, and a remote needs its calls from all of them.
 * @returns a function that takes the instance back
 */
export const announceInstance = async (
  { database, log }: { database: Database; log: Log },
  calls: readonly Called[],
): Promise<() => Promise<void>> => {
  const id = randomUUID();
  let isKnown = false;
  const beat = async (): Promise<void> => {
    try {
      const gone = await database.delete(serviceInstances).where(isGone).returning();
      await database
        .insert(serviceInstances)
        .values({ id, calls, seenAt: sql`now()` })
        .onConflictDoUpdate({ target: serviceInstances.id, set: { seenAt: sql`now()` } });
      if (!isKnown || gone.length > 0) await tellChanged(database);
      isKnown = true;
    } catch (error) {
      // Starts and goes on without: only releases ask for it.
      log.error('this instance could not say that it runs', error);
    }
  };
  await beat();
  const timer = setInterval(() => void beat(), BEAT);
  timer.unref();
  return async () => {
    clearInterval(timer);
    try {
      await database.delete(serviceInstances).where(eq(serviceInstances.id, id));
      await tellChanged(database);
    } catch (error) {
      log.error('this instance could not say that it ends', error);
    }
  };
};

/** The instances of the service that run. */
export const runningInstances = (database: Database): Promise<RunningInstance[]> =>
  database
    .select({ calls: serviceInstances.calls })
    .from(serviceInstances)
    .where(sql`not ${isGone}`);
