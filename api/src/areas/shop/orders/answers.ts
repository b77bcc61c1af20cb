import { calls } from '@phila/contract';
import { implement, type Context, type Implementation } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { mergeCart } from '../cart/cart.ts';
import { thingOf } from '../cart/things.ts';
import { cartAddress } from '../checkout/cart-address.ts';
import { beginPayment, placeOrder } from '../checkout/place-order.ts';
import { invoiceOf } from '../invoice/invoice.ts';
import { handleNewsAgain, setNewsAside } from '../payments/unhandled-news.ts';
import { cancelOrder, declineRefund, refundOrder, requestRefund } from './ending.ts';
import { lockOrder } from './history.ts';
import { linesOf } from './mark-paid.ts';
import { mayPay } from './order-money.ts';
import { allOrders, ownOrder, ownOrders, shownOrder } from './orders.ts';

const { shop } = calls;

/** Another person's order is not there, whatever else was sent. */
const assertOwned: Implementation['assertOwned'] = async (
  { params },
  { database, person }: Context<'person'>,
) => {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  await ownOrder(database, person.id, id);
};

const owned = (implementation: Implementation): Implementation => ({ ...implementation, assertOwned });

/** Checkout, and what becomes of orders. */
export const answers: Implementation[] = [
  implement(shop.cartAddress, async (_input, { database, person, configuration }) => ({
    ...(await cartAddress(database, person.id)),
    paidBy: configuration.paymentProvider,
  })),
  implement(shop.checkout, (sent, context) => placeOrder(sent, context)),
  implement(shop.orders, ({ query }, { database, person }) => ownOrders(database, person.id, query)),
  ...[shop.readOrder, shop.previousOrderDetails].map((call) =>
    owned(
      implement(call, async ({ params: { id } }, { database, person, clock }) =>
        shownOrder(database, await ownOrder(database, person.id, id), clock.now()),
      ),
    ),
  ),
  owned(
    implement(shop.payOrder, ({ params: { id } }, context) =>
      context.database.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order === null || order.personId !== context.person.id) throw notFound();
        if (!mayPay(order, context.clock.now()))
          throw new Refusal(409, 'This order does not wait for a payment');
        return beginPayment(tx, order, context);
      }),
    ),
  ),
  owned(
    implement(shop.cancelOrder, async ({ params: { id } }, context) =>
      shownOrder(context.database, await cancelOrder(context.person.id, id, context), context.clock.now()),
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
  owned(
    implement(shop.buyAgain, async ({ params: { id } }, context) => {
      const order = await ownOrder(context.database, context.person.id, id);
      const lines = await linesOf(context.database, order.id);
      return mergeCart(
        context,
        lines.map(({ productId, bundleId, quantity }) => ({
          thing: thingOf(productId === null ? { bundleId: bundleId ?? 0 } : { productId }),
          quantity,
        })),
      );
    }),
  ),
  owned(
    implement(shop.invoice, async ({ params: { id } }, { database, person }) =>
      invoiceOf(database, await ownOrder(database, person.id, id)),
    ),
  ),
  implement(shop.adminOrders, ({ query }, { database }) => allOrders(database, query)),
  implement(shop.unhandledNews, async ({ params: { id }, body }, context) => {
    const see = body.action === 'handle again' ? handleNewsAgain : setNewsAside;
    const { before, after } = await see(context.database, id, context);
    const { action, reason } = body;
    context.recordChange({
      rowId: id,
      before: { attention: before.attention },
      after: { attention: after.attention, action, reason },
    });
    return { id, state: after.state, attention: after.attention };
  }),
  ...(
    [
      [shop.refundOrder, refundOrder],
      [shop.declineRefund, declineRefund],
    ] as const
  ).map(([call, change]) =>
    implement(call, async ({ params: { id }, body }, context) => {
      const { before, after } = await change(context.database, id, body.reason, context);
      context.recordChange({ rowId: id, before, after });
      return { id, state: after.state };
    }),
  ),
];
