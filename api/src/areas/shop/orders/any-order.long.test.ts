import { calls } from '@phila/contract';
import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { findStuck } from '../payments/stuck-payments.ts';
import { productOwnerships, shopDiscounts } from '../tables.ts';
import { addDiscount, addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { notify } from '../../../testing/shop/notification.ts';
import { endOrders } from '../endings/endings.ts';
import { keptOf } from './order-money.ts';
import { mayBecome } from './order-states.ts';
import { shopCreditNotes, shopOrderHistory, shopOrders, shopPayments } from './tables.ts';
import { HOUR } from '../../../core/durations.ts';

/*
 * Checks orders after random events: states follow the state machine, money is kept, due or paid back, and products
 * exist exactly while the order is paid.
 */

const { shop } = calls;
/** Longer than a run's events take, so that no session ends between them. */
const SESSION = 900 * 24 * HOUR;

let service: TestService;
beforeAll(async () => {
  service = await startService({
    settings: { PAYMENT_PROVIDER: 'simulator', ACCESS_TOKEN_LIFETIME: '900d' },
    now: new Date('2026-11-22T09:00:00Z'),
  });
});
afterAll(() => service.close());

const event = fc.oneof(
  fc.record({
    kind: fc.constant('notification' as const),
    status: fc.constantFrom(
      'COMPLETE' as const,
      'COMPLETE' as const,
      'FAILED' as const,
      'CANCELLED' as const,
    ),
    /** The index among the started payments. */
    of: fc.nat({ max: 2 }),
    /** Cents above the right amount. */
    more: fc.constantFrom(0, 0, 0, -1, 100),
    /** Events with the same number are repetitions of each other. */
    event: fc.nat({ max: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'pay' as const,
      'cancel' as const,
      'ask' as const,
      'refund' as const,
      'decline' as const,
    ),
  }),
  fc.record({ kind: fc.constant('time' as const), hours: fc.constantFrom(2, 25, 24 * 8) }),
);
const way = fc.record({
  price: fc.integer({ min: 200, max: 1_000_000 }),
  accessNow: fc.boolean(),
  isDiscounted: fc.boolean(),
  /** The person gets the product in another way after ordering it. */
  isGiven: fc.boolean(),
  events: fc.array(event, { minLength: 1, maxLength: 10 }),
});

const stored = async (id: number) => {
  const [order] = await service.database.select().from(shopOrders).where(eq(shopOrders.id, id));
  if (order === undefined) throw new Error('The order is gone');
  return order;
};

/** Checks everything that must hold at any moment. */
const assertSound = async (id: number, course: number, discountId: number, isGiven: boolean) => {
  const order = await stored(id);
  // A declined refund has a reason and a time.
  expect(order.refundDeclinedAt === null).toBe(order.refundDeclined === null);
  const { database } = service;
  const history = await database
    .select({ state: shopOrderHistory.state })
    .from(shopOrderHistory)
    .where(eq(shopOrderHistory.orderId, id))
    .orderBy(asc(shopOrderHistory.step));
  const states = history.map(({ state }) => state);
  expect(states[0]).toBe('placed');
  expect(states.at(-1)).toBe(order.state);
  for (const [at, to] of states.entries()) {
    const from = states[at - 1];
    if (from !== undefined) expect(`${from} → ${to}: ${mayBecome(from, to)}`).toBe(`${from} → ${to}: true`);
  }
  expect(states.filter((state) => state === 'paid').length).toBe(order.paidAt === null ? 0 : 1);
  expect(order.invoiceNumber === null).toBe(order.paidAt === null || order.total === 0);

  const payments = await database.select().from(shopPayments).where(eq(shopPayments.orderId, id));
  expect(order.received).toBe(payments.reduce((sum, { received }) => sum + (received ?? 0), 0));
  const isHeld = order.state === 'paid' || order.state === 'fulfilled';
  expect(keptOf(order)).toBe(isHeld && !isGiven ? order.total : 0);
  expect(order.due === 0 || order.attention !== null).toBe(true);
  // Credit notes cover, with its VAT, everything of the invoice that is neither kept nor due.
  const notes = await database.select().from(shopCreditNotes).where(eq(shopCreditNotes.orderId, id));
  const credited = notes.reduce((sum, { amount }) => sum + amount, 0);
  const charged = Math.min(order.total, keptOf(order) + order.due);
  if (order.invoiceNumber === null) expect(notes).toEqual([]);
  else if (order.due === 0) expect(credited).toBe(order.total - charged);
  if (order.invoiceNumber !== null && credited === order.total)
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(order.vat);

  const owned = await database
    .select({ orderId: productOwnerships.orderId })
    .from(productOwnerships)
    .where(eq(productOwnerships.productId, course));
  expect(owned).toEqual(isGiven ? [{ orderId: null }] : isHeld ? [{ orderId: id }] : []);

  const [discount] = await database.select().from(shopDiscounts).where(eq(shopDiscounts.id, discountId));
  expect(discount?.used).toBe(order.holdsDiscount ? 1 : 0);
  if (isHeld || order.state === 'awaiting payment')
    expect(order.holdsDiscount).toBe(order.discountId !== null);
  if (order.state === 'cancelled') expect(order.holdsDiscount).toBe(false);
};

test('in whatever order things happen, money, ownership, invoice, discount and state agree', async () => {
  await fc.assert(
    fc.asyncProperty(way, async ({ price, accessNow, isDiscounted, isGiven, events }) => {
      const person = await shopper(service, { lifetime: SESSION });
      const { token } = await signedIn(service, {
        role: 'administrator',
        lifetime: SESSION,
        isConfirmed: 'throughout',
      });
      const course = await addProduct(service, price);
      const { id: discountId, code } = await addDiscount(service, { value: 2_500, usageLimit: 1 });
      await person.put(course);
      const { orderId: id, orderNumber } = await person.checkOut({
        accessNow,
        ...(isDiscounted ? { discountCode: code } : {}),
      });
      if (isGiven)
        await service.database
          .insert(productOwnerships)
          .values({ personId: person.id, productId: course, orderId: null, grantedAt: service.clock.now() });
      const params = { id };
      const own = { token: person.token };
      const run = async (one: (typeof events)[number]): Promise<number | null> => {
        if (one.kind === 'time') {
          service.clock.advance(one.hours * HOUR);
          await endOrders(service.services);
          await findStuck(service.services);
          return null;
        }
        if (one.kind === 'notification') {
          const payments = await service.database
            .select()
            .from(shopPayments)
            .where(eq(shopPayments.orderId, id))
            .orderBy(asc(shopPayments.id));
          const payment = payments[one.of % payments.length];
          if (payment === undefined) throw new Error('No payment was begun');
          const { status } = await notify(service, {
            eventId: `${payment.id} ${one.event}`,
            paymentId: payment.id,
            status: one.status,
            amount: payment.amount + one.more,
          });
          return status;
        }
        if (one.kind === 'pay') return (await service.call(shop.payOrder, { params }, own)).status;
        if (one.kind === 'cancel') return (await service.call(shop.cancelOrder, { params }, own)).status;
        const body = { reason: 'A reason for it' };
        if (one.kind === 'ask') return (await service.call(shop.requestRefund, { params, body }, own)).status;
        return (
          await service.call(
            one.kind === 'refund' ? shop.refundOrder : shop.declineRefund,
            { params, body },
            { token },
          )
        ).status;
      };
      await assertSound(id, course, discountId, isGiven);
      for (const one of events) {
        expect([null, 200, 409]).toContain(await run(one));
        await assertSound(id, course, discountId, isGiven);
      }
      const paidMails = (await service.mail()).filter(
        ({ recipient, subject }) =>
          recipient === person.email && subject === `Your order ${orderNumber} is paid`,
      );
      expect(paidMails).toHaveLength((await stored(id)).paidAt === null ? 0 : 1);
    }),
    { numRuns: 40 },
  );
});
