import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { holds } from '../../../core/access/rights.ts';
import { mergeCart } from '../cart/cart.ts';
import { thingOf } from '../cart/things.ts';
import { ordersByDay } from './by-day.ts';
import { givenToCause } from './given-to-cause.ts';
import { linesOf } from './mark-paid.ts';
import {
  allOrders,
  countOrders,
  countOwnOrders,
  lookedAfterOrder,
  ownOrder,
  ownOrders,
  shownOrder,
} from './orders.ts';
import { owned } from './owned.ts';
import { openedCards, refundCards } from './today-cards.ts';
import { sendInvoice } from './send-invoice.ts';

const { shop } = calls;

/** Serves orders to buyers and administrators, and ordering again. */
export const answers: Implementation[] = [
  implement(shop.orders, ({ query }, { database, person }) => ownOrders(database, person.id, query)),
  implement(shop.todayOrders, (_input, { database, person, clock }) =>
    openedCards(database, person.id, clock.now()),
  ),
  implement(shop.todayRefunds, (_input, { database, person, clock }) =>
    refundCards(database, person.id, clock.now()),
  ),
  implement(shop.orderCount, (_, { database, person }) => countOwnOrders(database, person.id)),
  ...[shop.readOrder, shop.previousOrderDetails].map((call) =>
    owned(
      implement(call, async ({ params: { id } }, { database, person, clock }) =>
        shownOrder(database, await ownOrder(database, person.id, id), clock.now()),
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
  implement(shop.adminOrder, ({ params: { id } }, { database, clock, person }) =>
    lookedAfterOrder(database, id, clock.now(), holds(person, 'shop.orders.write')),
  ),
  implement(shop.sendInvoice, ({ params: { id } }, context) => sendInvoice(context, id)),
  implement(shop.adminOrders, ({ query }, { database }) => allOrders(database, query)),
  implement(shop.ordersByDay, (_input, { database, clock }) => ordersByDay(database, clock.now())),
  implement(shop.givenToCause, ({ params: { id } }, { database }) => givenToCause(database, id)),
  implement(shop.adminOrderCount, ({ query }, { database }) => countOrders(database, query)),
];
