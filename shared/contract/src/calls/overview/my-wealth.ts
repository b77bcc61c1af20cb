import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { overviewResult } from './overview-result.ts';

export const myWealth = call({
  method: 'GET',
  path: '/Overview/my-wealth/{id}',
  access: 'person',
  summary: 'How complete one part of My Wealth is.',
  params: z.strictObject({ id: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(6)) }),
  value: overviewResult,
});
