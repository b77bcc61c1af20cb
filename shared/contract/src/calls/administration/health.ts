import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/** `good`, `strained` where an operator should look into it, `bad` where people notice it. */
const state = z.enum(['good', 'strained', 'bad']);

const health = z.object({
  /** ISO 8601. */
  at: z.string(),
  database: z.object({
    state,
    /** How long it took to answer; null where it did not. */
    milliseconds: z.nullable(z.int()),
    /** Whether its tables are those of this version of the service. */
    isCurrent: z.boolean(),
  }),
  jobs: z.object({ state, waiting: z.int(), underWay: z.int(), failed: z.int() }),
  outbox: z.object({
    state,
    waiting: z.int(),
    /** Since when the first of them waits. */
    oldestAt: z.nullable(z.string()),
  }),
  /** Where documents and pictures lie. */
  files: z.object({
    state,
    place: z.enum(['disk', 'bucket']),
    /** How long it took to answer; null where it did not. */
    milliseconds: z.nullable(z.int()),
  }),
  disk: z.object({
    state,
    /** Bytes that can still be written; null where the system does not say. */
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
