import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { lockOrder } from '../orders/history.ts';
import { mayPay } from '../orders/order-money.ts';
import { owned } from '../orders/owned.ts';
import { cartAddress } from './cart-address.ts';
import { beginPayment, placeOrder } from './place-order.ts';

const { shop } = calls;

/** Serves checkout: its form, placing the order, and starting a payment again. */
export const answers: Implementation[] = [
  implement(shop.cartAddress, async (_input, { database, person, configuration }) => ({
    ...(await cartAddress(database, person.id)),
    paidBy: configuration.paymentProvider,
  })),
  implement(shop.checkout, (sent, context) => placeOrder(sent, context)),
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
];
