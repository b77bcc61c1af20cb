import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/** Most jobs in one call. */
const MOST = 200;

const queue = z.object({
  name: z.string(),
  /** Display name: `Emails and text messages`. */
  title: z.string(),
  /** True for a scheduled job, false for one on request. */
  isRecurring: z.boolean(),
  waiting: z.int(),
  underWay: z.int(),
  /** Waiting jobs that have failed before. */
  triedAgain: z.int(),
  /** Next retry, ISO 8601; null without one. */
  nextAttemptAt: z.nullable(z.string()),
  /** Total number of attempts before giving up. */
  attempts: z.int(),
});
export type JobQueue = z.output<typeof queue>;

const failed = z.object({
  id: z.guid(),
  name: z.string(),
  title: z.string(),
  askedAt: z.string(),
  failedAt: z.string(),
  attempts: z.int(),
  /** Name and code of the error. Leaves out its message, because it may be personal. */
  reason: z.string(),
});
export type FailedJob = z.output<typeof failed>;

export const jobs = call({
  method: 'GET',
  path: '/Administration/jobs',
  access: may('site.operations.read'),
  summary:
    'What the service does by itself or after an answer: how much of each kind waits and is under way.',
  value: z.array(queue),
});

const failedPath = '/Administration/failed-jobs';

export const failedJobs = call({
  method: 'GET',
  path: failedPath,
  access: may('site.operations.read'),
  summary: `Jobs that are tried no more, the longest ago first, at most ${MOST}.`,
  value: z.array(failed),
});

export const chosenIds = z.strictObject({
  ids: z
    .array(z.guid(), 'Please choose from the list')
    .check(z.minLength(1, 'Please choose from the list'), z.maxLength(MOST)),
});

/** Number of the given jobs that were handled. */
export const doneCount = z.object({ done: z.int() });

export const jobsAgain = call({
  method: 'POST',
  path: `${failedPath}/again`,
  access: may('site.operations.write'),
  stepUp: 'bulk',
  stepUpWhen: 'decided',
  summary: 'Has jobs that failed tried again, each with all of its attempts.',
  body: chosenIds,
  value: doneCount,
});

export const forgetJobs = call({
  method: 'POST',
  path: `${failedPath}/forget`,
  access: may('site.operations.write'),
  stepUp: 'bulk',
  stepUpWhen: 'decided',
  summary: 'Takes jobs that failed from the list; they are not done.',
  body: chosenIds,
  value: doneCount,
});
