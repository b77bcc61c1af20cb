import * as z from 'zod/mini';
import { call } from '../../call.ts';

const value = z.object({ status: z.literal('ok') });

export const health = call({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  summary: 'Answers only while the database does.',
  value,
});

/** For a supervisor that restarts a hanging process. Ignores the database, because a restart cannot fix it. */
export const live = call({
  method: 'GET',
  path: '/health/live',
  access: 'anyone',
  summary: 'Answers while the process does.',
  value,
});

/** For a load balancer. */
export const ready = call({
  method: 'GET',
  path: '/health/ready',
  access: 'anyone',
  summary:
    'Answers while requests may be sent here: the database answers, its tables are as new as this server needs them, and it was not told to stop.',
  value,
});
