import { calls } from '@phila/contract';
import { centsFromRand } from '@phila/finance/cents';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { shownOrder } from '../orders/orders.ts';
import { owned } from '../orders/owned.ts';
import {
  cancelOrder,
  declineRefund,
  openOrderNow,
  refundOrder,
  refundPart,
  requestRefund,
} from './endings.ts';

const { shop } = calls;

/** Serves cancelling by buyers, and refunding or declining by administrators. */
export const answers: Implementation[] = [
  owned(
    implement(shop.cancelOrder, async ({ params: { id } }, context) =>
      shownOrder(context.database, await cancelOrder(context.person.id, id, context), context.clock.now()),
    ),
  ),
  owned(
    implement(shop.openOrderNow, async ({ params: { id } }, context) =>
      shownOrder(context.database, await openOrderNow(context.person.id, id, context), context.clock.now()),
    ),
  ),
  owned(
    implement(shop.requestRefund, async ({ params: { id }, body }, context) =>
      shownOrder(
        context.database,
        await requestRefund(context.person.id, id, body.reason, context),
        context.clock.now(),
      ),
    ),
  ),
  implement(shop.refundPart, async ({ params: { id }, body }, context) => {
    const { amount, kept, ...about } = body;
    const part = { amount: centsFromRand(amount), kept: centsFromRand(kept), ...about };
    const { before, after } = await refundPart(context.database, id, part, context);
    context.recordChange({ rowId: id, before, after });
    return { id, state: after.state };
  }),
  implement(shop.refundOrder, async ({ params: { id }, body }, context) => {
    const { before, after } = await refundOrder(context.database, id, body, context);
    context.recordChange({ rowId: id, before, after });
    return { id, state: after.state };
  }),
  implement(shop.declineRefund, async ({ params: { id }, body }, context) => {
    const { before, after } = await declineRefund(context.database, id, body.reason, context);
    context.recordChange({ rowId: id, before, after });
    return { id, state: after.state };
  }),
];
