import { calls } from '@phila/contract';
import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { sendJson } from '../../../testing/json-request.ts';
import { startService } from '../../../testing/service.ts';
import type { TestService } from '../../../testing/service.ts';
import { shopOrderLines, shopOrders } from '../orders/tables.ts';
import { cartLines, productOwnerships, shopProducts } from '../tables.ts';
import { addDiscount, addProduct, DETAILS, shopper } from '../../../testing/shop/shopper.ts';

const { shop } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
});
afterAll(() => service.close());

const thing = fc.record({
  price: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 10_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  /** The price at checkout. */
  laterPrice: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  isDiscounted: fc.boolean(),
});
const reduction = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000_000 }) }),
);

test('an order is priced by the shop alone: its lines add up, and its VAT is rounded once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(thing, { minLength: 1, maxLength: 4 }),
      fc.option(reduction),
      fc.boolean(),
      async (things, reduced, isWrittenInQuery) => {
        const person = await shopper(service);
        const products: number[] = [];
        for (const { price, quantity } of things) {
          const id = await addProduct(service, price);
          products.push(id);
          await person.put(id, quantity);
        }
        for (const [at, { laterPrice }] of things.entries())
          if (laterPrice !== null)
            await service.database
              .update(shopProducts)
              .set({ price: laterPrice })
              .where(eq(shopProducts.id, products[at] ?? 0));
        const forOnly = products.filter((_, at) => things[at]?.isDiscounted);
        const isFor = (id: number | null) => forOnly.length === 0 || (id !== null && forOnly.includes(id));
        const code =
          reduced === null
            ? null
            : (await addDiscount(service, { ...reduced, productIds: forOnly, usageLimit: 1 })).code;
        const { value } = await service.call(
          shop.checkout,
          isWrittenInQuery
            ? {
                query: {
                  FullName: DETAILS.fullName,
                  Email: DETAILS.email,
                  Phone: DETAILS.phone,
                  DeliveryAddress: DETAILS.deliveryAddress,
                  BillingAddress: DETAILS.billingAddress,
                  ...(code === null ? {} : { DiscountCode: code }),
                },
                body: undefined,
              }
            : { query: {}, body: { ...DETAILS, ...(code === null ? {} : { discountCode: code }) } },
          { token: person.token },
        );
        const [order] = await service.database
          .select()
          .from(shopOrders)
          .where(eq(shopOrders.id, value.orderId));
        const lines = await service.database
          .select()
          .from(shopOrderLines)
          .where(eq(shopOrderLines.orderId, value.orderId))
          .orderBy(shopOrderLines.position);
        if (order === undefined) throw new Error('There is no order');

        const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
        for (const [at, line] of lines.entries()) {
          const { price, laterPrice, quantity } = things[at] ?? { price: 0, laterPrice: null, quantity: 0 };
          expect(line).toMatchObject({
            productId: products[at],
            quantity,
            unitPrice: laterPrice ?? price,
            total: (laterPrice ?? price) * quantity,
          });
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.discount).toBeLessThanOrEqual(isFor(line.productId) ? line.total : 0);
        }
        expect(lines).toHaveLength(things.length);
        const base = sum(lines.map(({ productId, total }) => (isFor(productId) ? total : 0)));
        const expected =
          reduced === null
            ? 0
            : reduced.kind === 'amount'
              ? Math.min(base, reduced.value)
              : Number((BigInt(base) * BigInt(reduced.value) * 2n + 10_000n) / 20_000n);
        expect(order.discount).toBe(expected);
        expect(sum(lines.map(({ discount }) => discount))).toBe(order.discount);
        expect(sum(lines.map(({ total, discount }) => total - discount))).toBe(order.total);
        expect(order.vat).toBe(Number((BigInt(order.total) * 30n + 115n) / 230n));
        expect(Math.round(value.total * 100)).toBe(order.total);
        expect(order.total).toBeGreaterThanOrEqual(0);
        expect(order.state).toBe(order.total === 0 ? 'paid' : 'awaiting payment');
      },
    ),
    { numRuns: 40 },
  );
});

/** Fields a client could send to pay less, own more, or end an order by itself. */
const claims = fc.dictionary(
  fc.constantFrom(
    'price',
    'total',
    'amount',
    'unitPrice',
    'individualProductPrice',
    'totalProductPrice',
    'discount',
    'vat',
    'owned',
    'isOwned',
    'isPaid',
    'state',
    'status',
    'usageLimit',
    'perUserLimit',
    'personId',
  ),
  fc.oneof(fc.constant(0), fc.constant(true), fc.constant('paid'), fc.integer()),
  { minKeys: 1, maxKeys: 3, noNullPrototype: true },
);

test('a client’s own prices, ownership, limits and states are refused, and change nothing', async () => {
  const person = await shopper(service);
  const course = await addProduct(service, 10_000);
  await person.put(course);
  const [line] = await service.database.select().from(cartLines).where(eq(cartLines.personId, person.id));
  const at = (path: string) => `${service.url}/api/v1${path}`;
  await fc.assert(
    fc.asyncProperty(claims, async (claim) => {
      const sent = [
        await sendJson(at('/Shop/add-to-cart'), 'POST', { productId: course, ...claim }, person.token),
        await sendJson(at(`/Shop/cart/${line?.id ?? ''}`), 'PUT', { quantity: 1, ...claim }, person.token),
        await sendJson(
          at('/Shop/merge-cart'),
          'POST',
          { lines: [{ productId: course, quantity: 1, ...claim }] },
          person.token,
        ),
        await sendJson(at('/Shop/checkout'), 'POST', { ...DETAILS, ...claim }, person.token),
      ];
      expect(sent.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    }),
    { numRuns: 30, examples: [[{ total: 0.01 }], [{ isPaid: true }]] },
  );
  expect(await service.database.$count(productOwnerships, eq(productOwnerships.personId, person.id))).toBe(0);
  expect(await service.database.$count(shopOrders, eq(shopOrders.personId, person.id))).toBe(0);
  expect(
    await service.database.select().from(cartLines).where(eq(cartLines.personId, person.id)),
  ).toMatchObject([{ quantity: 1, seenPrice: 10_000 }]);
});

test('a total that was reviewed is no price: one that does not fit orders nothing', async () => {
  const person = await shopper(service);
  const course = await addProduct(service, 12_345);
  await person.put(course);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, -1, 123.449, 123.46)),
      async (reviewedTotal) => {
        fc.pre(reviewedTotal !== 123.45);
        const { status } = await person.tryCheckOut({ reviewedTotal });
        expect([409, 422]).toContain(status);
      },
    ),
    { numRuns: 20 },
  );
  expect(await service.database.$count(shopOrders, eq(shopOrders.personId, person.id))).toBe(0);
  expect((await person.tryCheckOut({ reviewedTotal: 123.45 })).status).toBe(200);
  const lines = await service.database
    .select()
    .from(shopOrderLines)
    .where(inArray(shopOrderLines.productId, [course]));
  expect(lines).toMatchObject([{ unitPrice: 12_345, total: 12_345 }]);
});
