import * as z from 'zod/mini';
import { call } from '../../call.ts';

const bulkJobActions = ['remove', 'restore', 'publish', 'withdraw', 'change', 'undo'] as const;
export type BulkJobAction = (typeof bulkJobActions)[number];

/** Reasons why a job ended early: its owner stopped it or lost the right to it, or it failed. */
const bulkJobEnds = ['stopped', 'not allowed', 'failed'] as const;

/** Most refused rows that a job lists. */
export const MAX_REFUSED_NAMED = 200;

const bulkJob = z.object({
  id: z.guid(),
  /** Resource of the changed rows: `shop-products`. */
  resource: z.string(),
  action: z.enum(bulkJobActions),
  /** Id for `undo`, which reverts all of the job's changes so far. */
  operation: z.guid(),
  total: z.int(),
  /** Rows processed so far, both done and refused. */
  reached: z.int(),
  done: z.int(),
  refused: z.int(),
  /** First refused rows, with reasons. */
  refusedRows: z.array(z.object({ id: z.int(), name: z.string(), message: z.string() })),
  /** ISO 8601. */
  askedAt: z.string(),
  /** ISO 8601; null while waiting or running. */
  finishedAt: z.nullable(z.string()),
  /** Null if it reached every row or is still running. */
  endedBy: z.nullable(z.enum(bulkJobEnds)),
});
export type BulkJob = z.output<typeof bulkJob>;

const path = '/Administration/bulk-jobs';
const params = z.strictObject({ id: z.guid() });

export const bulkJobs = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    'Changes of many rows of a resource that the person asked for: those that wait or are under way, and those whose end they have not put away, the longest ago first.',
  query: z.strictObject({ Resource: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)) }),
  value: z.array(bulkJob),
});

export const bulkJobById = call({
  method: 'GET',
  path: `${path}/{id}`,
  access: 'person',
  summary: 'How far a change of many rows is that the person asked for.',
  params,
  value: bulkJob,
});

export const stopBulkJob = call({
  method: 'POST',
  path: `${path}/{id}/stop`,
  access: 'person',
  summary:
    'Stops a change of many rows that the person asked for. What was done stays done; one that has ended stays as it is.',
  params,
  value: bulkJob,
});

export const putAwayBulkJob = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'person',
  summary:
    'Takes a change of many rows that has ended from the list of those of the person; 409 while it is under way.',
  params,
  value: z.literal(true),
});
