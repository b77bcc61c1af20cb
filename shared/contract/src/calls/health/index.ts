import * as z from 'zod/mini';
import { call } from '../../call.ts';

export const health = call({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  summary: 'Answers only while the database does.',
  value: z.object({ status: z.literal('ok') }),
});
