import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { overviewResult } from './overview-result.ts';

export const myDetails = call({
  method: 'GET',
  path: '/Overview/my-details-overview/{category}',
  access: 'person',
  summary: 'How complete one part of My Details is.',
  params: z.strictObject({ category: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(7)) }),
  value: overviewResult,
});
