import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/** The most that one call does something with. */
const MOST = 200;

const queue = z.object({
  name: z.string(),
  /** For people: `Emails and text messages`. */
  title: z.string(),
  /** Whether it is done again and again rather than asked for. */
  isRecurring: z.boolean(),
  waiting: z.int(),
  underWay: z.int(),
  /** Of those that wait, those that failed at least once and are tried again. */
  triedAgain: z.int(),
  /** When the next of them is tried, ISO 8601; null where none is. */
  nextAttemptAt: z.nullable(z.string()),
  /** How often what fails is tried in all. */
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
  /** Name and code of the error; never its message, which may be personal. */
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

/** How many of those that were named it was done with. */
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
