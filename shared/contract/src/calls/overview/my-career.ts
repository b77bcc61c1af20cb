import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { overviewResult } from './overview-result.ts';

export const myCareer = call({
  method: 'GET',
  path: '/Overview/my-career/{id}',
  access: 'person',
  summary: 'How complete one part of My Career is.',
  params: z.strictObject({ id: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(6)) }),
  value: overviewResult,
});
