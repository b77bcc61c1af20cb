import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/** `good`, `strained` if an operator should look into it, `bad` if people notice it. */
const state = z.enum(['good', 'strained', 'bad']);

const health = z.object({
  /** ISO 8601. */
  at: z.string(),
  database: z.object({
    state,
    /** Response time; null if it did not answer. */
    milliseconds: z.nullable(z.int()),
    /** True if the tables match this version of the service. */
    isCurrent: z.boolean(),
  }),
  jobs: z.object({ state, waiting: z.int(), underWay: z.int(), failed: z.int() }),
  outbox: z.object({
    state,
    waiting: z.int(),
    /** Time the oldest one was queued. */
    oldestAt: z.nullable(z.string()),
  }),
  /** Storage of documents and pictures. */
  files: z.object({
    state,
    place: z.enum(['disk', 'bucket']),
    /** Response time; null if it did not answer. */
    milliseconds: z.nullable(z.int()),
  }),
  /** The process that draws public pages before their scripts run. */
  drawing: z.object({
    state,
    /** False where a page could reach the network: releases from outside are then drawn in the browser alone. */
    isClosedOff: z.boolean(),
    /** True for a minute after it was ended three times. */
    isResting: z.boolean(),
  }),
  disk: z.object({
    state,
    /** Free bytes; null if the system does not tell. */
    free: z.nullable(z.number()),
  }),
});
export type SiteHealth = z.output<typeof health>;

export const siteHealth = call({
  method: 'GET',
  path: '/Administration/health',
  access: may('site.operations.read'),
  summary:
    'How the database, the jobs, the messages, the store of files and the disk of the server that answers are.',
  value: health,
});
