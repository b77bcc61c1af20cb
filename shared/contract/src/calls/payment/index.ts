import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { rowId } from '../../records/record-schema.ts';
import { oneLine, storableText } from '../../rules/text.ts';
import { paymentStates, simulatedOutcomes } from './outcomes.ts';
import { may } from '../../permissions/permission.ts';

const params = z.strictObject({ id: rowId });

const payment = z.object({
  paymentId: z.string(),
  orderId: z.int(),
  orderNumber: z.string(),
  provider: z.enum(['simulator', 'payfast', 'eft']),
  state: z.enum(paymentStates),
  /** In rand. */
  amount: z.number(),
  /** Bank account and reference, for payment by EFT. */
  account: z.nullable(z.string()),
});
export type Payment = z.output<typeof payment>;

export const read = call({
  method: 'GET',
  path: '/Payment/{id}',
  access: 'person',
  summary: "One of the person's own payments.",
  params,
  value: payment,
});

export const simulate = call({
  method: 'POST',
  path: '/Payment/simulator/{id}',
  access: 'person',
  summary:
    'Has the simulated provider notify the service of a payment, in the way that was chosen; only where PAYMENT_PROVIDER is simulator.',
  params,
  body: z.strictObject({ outcome: z.enum(simulatedOutcomes) }),
  value: z.object({ orderId: z.int(), /** False if the notification was refused. */ isTaken: z.boolean() }),
});

export const simulatorNotify = call({
  method: 'POST',
  path: '/Payment/simulator-notify',
  access: 'webhook',
  summary: 'The simulated provider tells of a payment, signed.',
  body: z.strictObject({
    eventId: z.string().check(z.minLength(1), z.maxLength(100)),
    paymentId: rowId,
    status: z.enum(['COMPLETE', 'FAILED', 'CANCELLED']),
    /** In cents. */
    amount: z.int(),
  }),
  value: z.literal(true),
});

export const payfastNotify = call({
  method: 'POST',
  path: '/Payment/payfast/notify',
  access: 'webhook',
  encoding: 'form',
  summary: 'PayFast tells of a payment (instant transaction notification).',
  body: z.looseObject({
    m_payment_id: z.string(),
    pf_payment_id: z.string(),
    payment_status: z.string(),
    amount_gross: z.string(),
  }),
  value: z.literal(true),
});

export const confirmEft = call({
  method: 'POST',
  path: '/Payment/eft/{id}/confirm',
  access: may('shop.payments.write'),
  stepUp: 'eft',
  summary: 'Notes that the money of a payment by EFT lies in the account.',
  params,
  body: z.strictObject({
    /** Amount received, in rand. */
    amount: z.number('Please enter the amount that came').check(z.minimum(0.01), z.maximum(100_000_000)),
    /** Reference on the bank statement. */
    reference: z
      .string('Please enter the reference')
      .check(oneLine(), z.minLength(1, 'Please enter the reference'), ...storableText(100)),
  }),
  value: payment,
});
