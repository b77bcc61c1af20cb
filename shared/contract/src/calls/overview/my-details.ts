import * as z from 'zod/mini';
import { call } from '../../call.ts';

/** How complete one part is: a whole percentage. */
export const overviewResult = z.object({ enumValue: z.int(), percentage: z.int() });
export type OverviewResult = z.output<typeof overviewResult>;

export const myDetails = call({
  method: 'GET',
  path: '/Overview/my-details-overview/{category}',
  access: 'person',
  summary: 'How complete one part of My Details is.',
  params: z.strictObject({ category: z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(7)) }),
  value: overviewResult,
});
