import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { numberedId } from './numbered-id.ts';

const given = z.object({
  /** A month of the South African calendar: `2026-11`. */
  month: z.string(),
  orders: z.int(),
  /** What was promised with these orders, in rand, and what is given of it: less the part that was paid back. */
  promised: z.number(),
  given: z.number(),
});
export type GivenInMonth = z.output<typeof given>;

/** Beside the specification's calls. Of each order the buyer is told what goes to the cause; this adds it up. */
export const givenToCause = call({
  method: 'GET',
  path: '/Shop/given-to-cause/{id}',
  access: may('voucher.causes.read'),
  summary:
    'What orders give to a cause, by the month in which they were paid, the latest first. What was paid back of an order is taken off in the same proportion.',
  params: z.strictObject({ id: numberedId }),
  value: z.array(given),
});
