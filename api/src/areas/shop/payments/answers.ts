import { calls } from '@phila/contract';
import type { Payment } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { implement, type Context, type Implementation } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { shopOrders, shopPayments } from '../orders/tables.ts';
import { payfastNotify } from './payfast.ts';
import { recordPaymentEnd } from './payment-end.ts';
import { sentCents } from './sent-cents.ts';
import { settlePayment } from './settle-payment.ts';
import { simulate, simulatorNotify } from './simulator.ts';
import { handleNotificationsAgain, setNotificationsAside } from './unhandled-notifications.ts';
import { isGuid } from '../../../core/database/is-guid.ts';

const { payment: paymentCalls, shop } = calls;

/** @throws Refusal 404 for an unknown payment, or one of another person's order */
const ownPayment = async (database: Database, paymentId: string, personId: string | null) => {
  const [found] = await database
    .select({ payment: shopPayments, order: shopOrders })
    .from(shopPayments)
    .innerJoin(shopOrders, eq(shopOrders.id, shopPayments.orderId))
    .where(
      and(eq(shopPayments.id, paymentId), personId === null ? undefined : eq(shopOrders.personId, personId)),
    );
  if (found === undefined) throw notFound();
  return found;
};

const assertOwned: Implementation['assertOwned'] = async (
  { params: { id } },
  { database, person }: Context<'person'>,
) => {
  if (!isGuid(id)) throw notFound();
  await ownPayment(database, id, person.id);
};

const shown = (
  { payment, order }: Awaited<ReturnType<typeof ownPayment>>,
  { configuration }: Pick<Context, 'configuration'>,
): Payment => ({
  paymentId: payment.id,
  orderId: order.id,
  orderNumber: orderNumberOf(order),
  provider: payment.provider,
  state: payment.state,
  amount: randFromCents(payment.amount),
  account: payment.provider === 'eft' ? configuration.eftAccount : null,
});

/** Serves the page of a payment, and takes everything that reports one. */
export const answers: Implementation[] = [
  {
    ...implement(paymentCalls.read, async ({ params }, context) =>
      shown(await ownPayment(context.database, params.id, context.person.id), context),
    ),
    assertOwned,
  },
  {
    ...implement(paymentCalls.simulate, async ({ params, body }, context) => {
      const { payment, order } = await ownPayment(context.database, params.id, context.person.id);
      if (context.configuration.paymentProvider !== 'simulator' || payment.provider !== 'simulator')
        throw notFound();
      return { orderId: order.id, isTaken: await simulate(payment, body.outcome, context) };
    }),
    assertOwned,
  },
  implement(paymentCalls.confirmEft, async ({ params: { id: paymentId }, body }, context) => {
    const { database, recordChange } = context;
    const before = await ownPayment(database, paymentId, null);
    if (before.payment.provider !== 'eft') throw new Refusal(409, 'This payment is not made by EFT');
    if (before.payment.state === 'paid' || before.payment.state === 'wrong amount')
      throw new Refusal(409, 'This payment is confirmed already');
    await settlePayment(
      database,
      {
        provider: 'eft',
        paymentId,
        reference: body.reference,
        status: 'paid',
        amount: sentCents(body.amount),
      },
      context,
    );
    const after = await ownPayment(database, paymentId, null);
    // Recorded under the order, like every other change of its money.
    recordChange({ rowId: before.order.id, before: before.payment, after: after.payment });
    return shown(after, context);
  }),
  implement(shop.recordPaymentEnd, ({ params: { id }, body }, context) =>
    recordPaymentEnd(id, body, context),
  ),
  implement(shop.unhandledNews, async ({ params: { id }, body }, context) => {
    const see = body.action === 'handle again' ? handleNotificationsAgain : setNotificationsAside;
    const { before, after } = await see(context.database, id, context);
    const { action, reason } = body;
    context.recordChange({
      rowId: id,
      before: { attention: before.attention },
      after: { attention: after.attention, action, reason },
    });
    return { id, state: after.state, attention: after.attention };
  }),
  simulatorNotify,
  payfastNotify,
];
