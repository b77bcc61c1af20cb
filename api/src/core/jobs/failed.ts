import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/open.ts';
import { codeOf } from '../error-code.ts';
import { FAILED } from './queues.ts';
import { within } from './within.ts';

/** A job that is tried no more. */
export interface FailedJob {
  id: string;
  /** The name of the job. */
  name: string;
  askedAt: Date;
  failedAt: Date;
  attempts: number;
  /** Name and code of the error; never its message, which may be personal. */
  reason: string;
  /** The id of the row that it was asked with, as of a message; null where it was asked with none. */
  about: string | null;
}

/** Reduces an error to what is kept of it, which is nothing personal. */
export const keptOf = (error: unknown): { reason: string } => {
  const name = error instanceof Error ? error.name : typeof error;
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : null);
  return { reason: code === null ? name : `${name} ${code}` };
};

const aboutOf = (data: unknown): string | null => {
  const { id } = (data ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

/** Reads why a job failed; for one whose server died pg-boss writes a reason of its own. */
const reasonIn = (output: unknown): string => {
  const { reason } = (output ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : 'Its server was stopped';
};

export interface FailedJobs {
  /**
   * The longest ago first.
   * @param after the id of the last one of the page before
   * @param transaction the one that asks, where one does: the embedded database has one session
   */
  list(page: { size: number; after?: string }, transaction?: Database): Promise<FailedJob[]>;
  /** Has what failed tried again, with all of its attempts. @returns how many */
  again(ids: readonly string[], transaction: Database): Promise<number>;
  /** Forgets what failed. */
  forget(ids: readonly string[], transaction: Database): Promise<void>;
}

export const failedJobs = (boss: PgBoss): FailedJobs => ({
  list: async ({ size, after }, transaction) => {
    const found = await boss.findJobs(FAILED, {
      limit: size,
      ...(after === undefined ? {} : { after }),
      ...(transaction === undefined ? {} : within(transaction)),
    });
    return found.map(
      ({ id, data, createdOn, sourceName, sourceCreatedOn, sourceRetryCount, sourceOutput }) => ({
        id,
        name: sourceName ?? FAILED,
        askedAt: sourceCreatedOn ?? createdOn,
        failedAt: createdOn,
        attempts: (sourceRetryCount ?? 0) + 1,
        reason: reasonIn(sourceOutput),
        about: aboutOf(data),
      }),
    );
  },
  again: (ids, transaction) =>
    boss.redrive(FAILED, { ids: [...ids], limit: ids.length, ...within(transaction) }),
  forget: async (ids, transaction) => {
    await boss.deleteJob(FAILED, [...ids], within(transaction));
  },
});
