import { eq } from 'drizzle-orm';
import type { Demo } from '../../../core/area.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { demoBundleId, grantBundle, sellableBundles } from '../../voucher/public.ts';
import { orderAmounts } from '../cart/order-amounts.ts';
import { noteState } from '../orders/history.ts';
import { productsBegin } from '../orders/order-states.ts';
import { nextInvoiceNumber } from '../orders/order-number.ts';
import { shopOrderLines, shopOrders, shopPayments } from '../orders/tables.ts';
import { grantProducts } from '../ownership/ownership.ts';
import { shopProducts } from '../tables.ts';
import { DAY, HOUR } from '../../../core/durations.ts';
import { addCrowdOrders, openShelf, planCrowdOrders } from './crowd-orders.ts';

interface DemoOrder {
  /** The account's label. */
  buyer: string;
  fullName: string;
  email: string;
  address: string;
  sku: string;
  bundle: string;
  /** The order's age in days. */
  daysAgo: number;
}

/** Orders of the demo people, each paid within the hour. */
const demoOrders: readonly DemoOrder[] = [
  {
    buyer: 'consumer',
    fullName: 'Thandi Mokoena',
    email: 'consumer@demo.phila.example',
    address: '14 Acacia Street\nPolokwane 0699',
    sku: 'digital-spreadsheets-1',
    bundle: 'On the road',
    daysAgo: 3,
  },
  {
    buyer: 'employee',
    fullName: 'Sipho Naidoo',
    email: 'employee@demo.phila.example',
    address: '3 Umbilo Road\nDurban 4001',
    sku: 'course-english-at-work',
    bundle: 'Family weekend',
    daysAgo: 30,
  },
];

const addOrder = async ({ services, people }: Demo, given: DemoOrder): Promise<void> => {
  const { database, clock } = services;
  const personId = people.get(given.buyer);
  if (personId === undefined) return;
  const placedAt = new Date(clock.now().getTime() - given.daysAgo * DAY);
  const paidAt = new Date(placedAt.getTime() + HOUR / 2);
  const overAt = new Date(paidAt.getTime() + 7 * DAY);
  const isOver = overAt < clock.now();
  const [product] = await database.select().from(shopProducts).where(eq(shopProducts.sku, given.sku));
  const bundleId = await demoBundleId(database, given.bundle);
  const [bundle] = await sellableBundles(database, personId, [bundleId], clock.now());
  if (product === undefined || bundle === undefined) throw new Error(`The demo does not sell ${given.sku}`);
  const { lines, ...amounts } = orderAmounts(
    [
      {
        productId: product.id,
        bundleId: null,
        name: product.name,
        isDelivered: product.isDelivered,
        unitPrice: product.price,
        quantity: 1,
        gift: null,
      },
      {
        productId: null,
        bundleId,
        name: bundle.name,
        isDelivered: false,
        unitPrice: bundle.price,
        quantity: 1,
        gift: bundle.donation,
      },
    ],
    null,
  );
  const [order] = await database
    .insert(shopOrders)
    .values({
      ...amounts,
      personId,
      state: isOver ? 'fulfilled' : 'paid',
      fullName: given.fullName,
      email: given.email,
      phone: '+27825550117',
      deliveryAddress: product.isDelivered ? given.address : '',
      billingAddress: given.address,
      placedAt,
      payBefore: new Date(placedAt.getTime() + DAY),
      paidAt,
      invoiceNumber: await nextInvoiceNumber(database, paidAt),
      received: amounts.total,
    })
    .returning();
  if (order === undefined) throw new Error('The demo order was not kept');
  await database.insert(shopOrderLines).values(
    lines.map(({ gift, ...line }, at) => ({
      ...line,
      orderId: order.id,
      position: at + 1,
      cause: gift?.causeName ?? null,
      causeId: gift?.causeId ?? null,
      donation: gift?.amount ?? 0,
      answers: [],
    })),
  );
  await database.insert(shopPayments).values({
    id: uuidv7(placedAt),
    orderId: order.id,
    provider: 'simulator',
    state: 'paid',
    amount: amounts.total,
    received: amounts.total,
    createdAt: placedAt,
    settledAt: paidAt,
  });
  await noteState(database, order.id, 'placed', placedAt);
  await noteState(database, order.id, 'awaiting payment', placedAt);
  await noteState(database, order.id, 'paid', paidAt);
  if (isOver) await noteState(database, order.id, 'fulfilled', overAt, { cause: 'seven days over' });
  await grantProducts(database, personId, [product.id], order.id, paidAt, productsBegin(order, paidAt));
  await grantBundle(database, personId, bundleId, order.id, paidAt);
};

/** Given to the demo consumer without an order, early enough to have begun. */
const givenProduct = { label: 'consumer', sku: 'money-budget-coach', daysAgo: 20 };

const giveProduct = async ({ services, people }: Demo): Promise<void> => {
  const { database, clock } = services;
  const personId = people.get(givenProduct.label);
  if (personId === undefined) return;
  const [product] = await database
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(eq(shopProducts.sku, givenProduct.sku));
  if (product === undefined) throw new Error(`The demo does not sell ${givenProduct.sku}`);
  const since = new Date(clock.now().getTime() - givenProduct.daysAgo * DAY);
  await grantProducts(database, personId, [product.id], null, since);
};

/**
 * Adds the demo orders with ownership but without mail. Orders and invoices are numbered by time, together with the
 * crowd's.
 */
export const addDemoOrders = async (demo: Demo): Promise<void> => {
  const now = demo.services.clock.now().getTime();
  let rest = planCrowdOrders(demo);
  const shelf = await openShelf(demo);
  for (const order of demoOrders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const placedAt = now - order.daysAgo * DAY;
    const isBefore = (one: { placedAt: Date }) => one.placedAt.getTime() < placedAt;
    await addCrowdOrders(demo, shelf, rest.filter(isBefore));
    rest = rest.filter((one) => !isBefore(one));
    await addOrder(demo, order);
  }
  await addCrowdOrders(demo, shelf, rest);
  await giveProduct(demo);
};
