import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { manyLines, storableText } from '../../rules/text.ts';
import { may } from '../../permissions/permission.ts';

/** Payment that matches no order. Names no person. */
const unsettled = z.object({
  id: z.string(),
  why: z.enum([
    'owed to a deleted account',
    'asked for by a deleted account',
    'payment not known',
    'amount not usable',
  ]),
  orderNumber: z.nullable(z.string()),
  provider: z.string(),
  paymentId: z.string(),
  /** Provider's payment number. */
  reference: z.string(),
  /** In rand; null if the provider sent no valid amount. */
  amount: z.nullable(z.number()),
  /** ISO 8601 with offset. */
  since: z.string(),
});
export type UnsettledMoney = z.output<typeof unsettled>;

const NO_REASON = 'Please say what was done';

export const unsettledMoney = call({
  method: 'GET',
  path: '/Shop/admin-unsettled',
  access: may('shop.payments.read'),
  summary:
    'Money that no order accounts for, the oldest first: owed to accounts that were deleted, paid for payments that are not known, or of an amount that cannot be used.',
  value: z.array(unsettled),
});

export const settleMoney = call({
  method: 'POST',
  path: '/Shop/admin-unsettled/{id}/settle',
  access: may('shop.payments.write'),
  stepUp: 'refunds',
  summary: 'Notes what was done about money that no order accounts for; it leaves the list.',
  params: z.strictObject({ id: z.guid() }),
  body: z.strictObject({
    reason: z.string(NO_REASON).check(manyLines(), z.minLength(1, NO_REASON), ...storableText(500)),
  }),
  value: z.object({ id: z.string() }),
});
