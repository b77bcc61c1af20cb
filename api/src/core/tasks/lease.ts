import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { codeOf } from '../error-code.ts';
import { taskLeases } from './tables.ts';

/** Milliseconds without a renewal after which another server may take over. */
export const LEASE = 60_000;
/** A holder renews its lease so often, in milliseconds. */
export const RENEW_EVERY = 20_000;
/** After a failure it is due again after a minute, doubled each time, at most after its usual time. */
const FIRST_PAUSE = 60_000;

const later = (now: Date, by: number): Date => new Date(now.getTime() + by);

/**
 * Takes the lease of a task that is due, in one conditional statement: of several servers one gets it, and one whose
 * holder died is free after `LEASE`.
 */
export const takeLease = async (
  database: Database,
  name: string,
  holder: string,
  now: Date,
): Promise<boolean> => {
  const taken = { holder, leasedUntil: later(now, LEASE), lastStartedAt: now };
  const rows = await database
    .insert(taskLeases)
    .values({ name, dueAt: now, ...taken })
    .onConflictDoUpdate({
      target: taskLeases.name,
      set: taken,
      setWhere: sql`${taskLeases.dueAt} <= excluded.last_started_at and (${taskLeases.holder} is null or ${taskLeases.leasedUntil} <= excluded.last_started_at)`,
    })
    .returning({ name: taskLeases.name });
  return rows.length > 0;
};

/** Says that the holder is alive. @returns false where another server has taken over meanwhile */
export const renewLease = async (
  database: Database,
  name: string,
  holder: string,
  now: Date,
): Promise<boolean> => {
  const rows = await database
    .update(taskLeases)
    .set({ leasedUntil: later(now, LEASE) })
    .where(and(eq(taskLeases.name, name), eq(taskLeases.holder, holder)))
    .returning({ name: taskLeases.name });
  return rows.length > 0;
};

const describe = (error: unknown): string => {
  const name = error instanceof Error ? error.name : typeof error;
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : null);
  return code === null ? name : `${name} ${code}`;
};

/**
 * Gives the lease back and notes how the round went.
 * @param every milliseconds from the start of one round to the next
 * @param failure what the round threw; absent where it ended well
 */
export const giveLeaseBack = async (
  database: Database,
  { name, every, holder }: { name: string; every: number; holder: string },
  now: Date,
  failure?: { error: unknown },
): Promise<void> => {
  // In milliseconds as a double, added to the start: an interval parameter would be a text.
  const after = (milliseconds: unknown) =>
    sql`${taskLeases.lastStartedAt} + ${milliseconds} * interval '1 millisecond'`;
  const pause = sql`least(${every}::double precision, ${FIRST_PAUSE}::double precision * 2 ^ least(20, ${taskLeases.failures}))`;
  await database
    .update(taskLeases)
    .set({
      holder: null,
      leasedUntil: null,
      ...(failure === undefined
        ? { lastFinishedAt: now, failures: 0, dueAt: after(sql`${every}::double precision`) }
        : {
            lastFailedAt: now,
            lastFailure: describe(failure.error),
            failures: sql`${taskLeases.failures} + 1`,
            dueAt: sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 millisecond'`,
          }),
    })
    .where(and(eq(taskLeases.name, name), eq(taskLeases.holder, holder)));
};
