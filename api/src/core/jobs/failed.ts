import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/open.ts';
import { codeOf } from '../error-code.ts';
import { FAILED } from './queues.ts';
import { within } from './within.ts';

/** A job that failed for good. */
export interface FailedJob {
  id: string;
  /** The name of the job. */
  name: string;
  askedAt: Date;
  failedAt: Date;
  attempts: number;
  /** The error's name and code; never its message, which may be personal. */
  reason: string;
  /** The id of the row that the job is about, such as a message's; null for none. */
  about: string | null;
}

/** Reduces an error to parts that are never personal. */
export const errorSummary = (error: unknown): { reason: string } => {
  const name = error instanceof Error ? error.name : typeof error;
  const code = codeOf(error) ?? (error instanceof Error ? codeOf(error.cause) : null);
  return { reason: code === null ? name : `${name} ${code}` };
};

const aboutOf = (data: unknown): string | null => {
  const { id } = (data ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

/** Reads why a job failed; pg-boss writes its own reason if the server died. */
const reasonIn = (output: unknown): string => {
  const { reason } = (output ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : 'Its server was stopped';
};

export interface FailedJobs {
  /**
   * Lists failures, oldest first.
   * @param after the last id of the previous page
   * @param transaction the caller's, if any, as the embedded database has a single session
   */
  list(page: { size: number; after?: string }, transaction?: Database): Promise<FailedJob[]>;
  /** Queues failed jobs again, with all their attempts. @returns how many */
  again(ids: readonly string[], transaction: Database): Promise<number>;
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
