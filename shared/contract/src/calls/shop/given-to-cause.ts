import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { numberedId } from './numbered-id.ts';

const given = z.object({
  /** Month in South Africa: `2026-11`. */
  month: z.string(),
  orders: z.int(),
  /** Donation promised by these orders, in rand, and the part still given after refunds. */
  promised: z.number(),
  given: z.number(),
});
export type GivenInMonth = z.output<typeof given>;

/** Beyond the specification: totals the donations that buyers are shown order by order. */
export const givenToCause = call({
  method: 'GET',
  path: '/Shop/given-to-cause/{id}',
  access: may('voucher.causes.read'),
  summary:
    'What orders give to a cause, by the month in which they were paid, the latest first. What was paid back of an order is taken off in the same proportion.',
  params: z.strictObject({ id: numberedId }),
  value: z.array(given),
});
