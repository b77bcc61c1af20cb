import { calls, type OrderState, type PaymentState } from '@phila/contract';
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { CrowdPerson, Demo } from '../../../core/area.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { addDemoDeeds } from '../../../core/demo/demo-audit.ts';
import { type Dice, diceOf } from '../../../core/demo/dice.ts';
import { demoBundleId, grantBundle, sellableBundles } from '../../voucher/public.ts';
import { orderAmounts } from '../cart/order-amounts.ts';
import type { Why } from '../orders/history.ts';
import { productsBegin } from '../orders/order-states.ts';
import { nextCreditNoteNumber, nextInvoiceNumber } from '../orders/order-number.ts';
import {
  type Attention,
  shopCreditNotes,
  shopOrderHistory,
  shopOrderLines,
  shopOrders,
  shopPayments,
} from '../orders/tables.ts';
import { reductionOf } from '../discounts/discounts.ts';
import { productOwnerships, shopDiscounts, shopProducts } from '../tables.ts';
import { demoDiscount } from './discount.ts';
import { demoAnswersOf, demoQuestions } from './questions.ts';
import { DAY, HOUR, MINUTE } from '../../../core/durations.ts';

/** Orders placed by the invented people. */
const ORDERS = 300;
/** Days over which the orders are spread. */
const DAYS = 90;

const BUNDLES = ['Family weekend', 'Wellness starter', 'On the road', 'Back to school', 'Fresh start'];

const REFUNDED = 'The course was cancelled by its provider';

/** How an order ended. */
type Fate =
  | 'kept'
  | 'placed'
  | 'waiting'
  | 'waiting for a transfer'
  | 'no news'
  | 'ran out'
  | 'cancelled'
  | 'refunded'
  | 'refund asked'
  | 'refund due'
  | 'wrong amount';

/** Orders that need an administrator or are not paid yet, by age in days. */
const LATELY: readonly (readonly [Fate, readonly number[]])[] = [
  ['placed', [0.1, 0.3]],
  ['waiting', [0.02, 0.03, 0.04]],
  ['waiting for a transfer', [0.2, 0.6, 1.1, 1.4, 2.2, 2.9]],
  ['no news', [0.4, 0.7, 0.8]],
  ['refund asked', [9, 12, 16, 21]],
  ['refund due', [4, 6, 11]],
  ['wrong amount', [1.5]],
];

const fateOf = (dice: Dice): Fate =>
  dice.happens(80) ? 'kept' : dice.one(['ran out', 'cancelled', 'refunded'] as const);

interface Planned {
  buyer: CrowdPerson;
  fate: Fate;
  placedAt: Date;
}

/** Plans who orders when, earliest first and never before joining. */
export const planCrowdOrders = ({ services, crowd }: Demo): Planned[] => {
  if (crowd.length === 0) return [];
  const dice = diceOf(300);
  const now = services.clock.now().getTime();
  const buyers = crowd.filter(({ joinedAt }) => joinedAt.getTime() < now - DAYS * DAY);
  const planned = (fate: Fate, daysAgo: number): Planned => ({
    buyer: dice.one(buyers),
    fate,
    placedAt: new Date(now - Math.round(daysAgo * DAY)),
  });
  const lately = LATELY.flatMap(([fate, days]) => days.map((ago) => planned(fate, ago)));
  const rest = Array.from({ length: ORDERS - lately.length }, () =>
    // Leaves out the last day: its orders are listed above.
    planned(fateOf(dice), 1.05 + (dice.below(1000) / 1000) ** 1.4 * (DAYS - 1.1)),
  );
  return [...lately, ...rest].toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
};

type Step = readonly [OrderState, Date, Why?];

interface Became {
  state: OrderState;
  steps: Step[];
  paidAt: Date | null;
  endedAt: Date | null;
  provider: 'simulator' | 'eft';
  attention: Attention | null;
}

const became = ({ fate, placedAt }: Planned, now: Date, dice: Dice): Became => {
  const at = (later: number): Date => new Date(placedAt.getTime() + later);
  const begun: Step[] = [
    ['placed', placedAt],
    ['awaiting payment', at(MINUTE)],
  ];
  const isTransfer = fate === 'waiting for a transfer' || (fate === 'kept' && dice.happens(15));
  const paidAt = at((2 + dice.below(40)) * MINUTE);
  const nothing = { paidAt: null, endedAt: null, attention: null } as const;
  const provider = isTransfer ? 'eft' : 'simulator';
  const paid: Step[] = [...begun, ['paid', paidAt]];
  const overAt = at(7 * DAY + MINUTE);
  const isOver = overAt < now;
  const over: Step[] = isOver ? [...paid, ['fulfilled', overAt, { cause: 'seven days over' }]] : paid;
  const inHand = { state: isOver ? 'fulfilled' : 'paid', steps: over, paidAt, endedAt: null } as const;
  switch (fate) {
    case 'placed':
      return { ...nothing, state: 'placed', steps: begun.slice(0, 1), provider };
    case 'waiting':
    case 'waiting for a transfer':
      return { ...nothing, state: 'awaiting payment', steps: begun, provider };
    case 'no news':
      return {
        ...nothing,
        state: 'awaiting payment',
        steps: begun,
        provider,
        attention: 'no news of its payment',
      };
    case 'ran out':
    case 'cancelled': {
      const endedAt = at(fate === 'ran out' ? DAY : HOUR);
      const cause = fate === 'ran out' ? 'not paid' : 'cancelled';
      return {
        ...nothing,
        endedAt,
        state: 'cancelled',
        steps: [...begun, ['cancelled', endedAt, { cause }]],
        provider,
      };
    }
    case 'refunded': {
      const endedAt = at(DAY);
      return {
        state: 'refunded',
        steps: [...paid, ['refunded', endedAt, { reason: REFUNDED }]],
        paidAt,
        endedAt,
        provider,
        attention: null,
      };
    }
    case 'refund asked':
      return { ...inHand, provider, attention: 'refund asked for' };
    case 'refund due': {
      const endedAt = at(DAY);
      return {
        state: 'cancelled',
        steps: [...paid, ['cancelled', endedAt, { cause: 'cancelled in time' }]],
        paidAt,
        endedAt,
        provider,
        attention: 'refund due',
      };
    }
    case 'wrong amount':
      return {
        ...nothing,
        state: 'awaiting payment',
        steps: begun,
        provider,
        attention: 'wrong amount',
        endedAt: paidAt,
      };
    case 'kept':
      return { ...inHand, provider, attention: null };
  }
};

const paymentState = ({ fate, state, paidAt }: Planned & Became): PaymentState => {
  if (paidAt !== null) return 'paid';
  if (fate === 'wrong amount') return 'wrong amount';
  return state === 'cancelled' ? 'cancelled' : 'pending';
};

interface Sold {
  productId: number | null;
  bundleId: number | null;
  name: string;
  isDelivered: boolean;
  price: number;
  gift: { causeId: number; causeName: string; amount: number } | null;
}

/** Picks something for a person that they have not ordered before. */
type Shelf = (dice: Dice, buyer: string) => Sold[];

/** Lists everything for sale at its present price. */
const onSale = async ({ services: { database, clock } }: Demo): Promise<Sold[]> => {
  const products = await database
    .select({
      id: shopProducts.id,
      name: shopProducts.name,
      price: shopProducts.price,
      isDelivered: shopProducts.isDelivered,
    })
    .from(shopProducts)
    .where(gt(shopProducts.price, 0))
    .orderBy(asc(shopProducts.id));
  const ids = await Promise.all(BUNDLES.map((name) => demoBundleId(database, name)));
  const bundles = await sellableBundles(database, null, ids, clock.now());
  return [
    ...products.map(({ id, ...product }) => ({ ...product, productId: id, bundleId: null, gift: null })),
    ...bundles.map(({ id, name, price, donation }) => ({
      productId: null,
      bundleId: id,
      name,
      isDelivered: false,
      price,
      gift: donation,
    })),
  ];
};

/** Never offers a person the same thing twice. */
export const openShelf = async (made: Demo): Promise<Shelf> => {
  const goods = made.crowd.length === 0 ? [] : await onSale(made);
  const taken = new Map<string, Set<Sold>>();
  return (dice, buyer) => {
    const had = taken.get(buyer) ?? new Set<Sold>();
    taken.set(buyer, had);
    return Array.from({ length: dice.happens(35) ? 2 : 1 }, () => {
      const chosen = dice.one(goods.filter((one) => !had.has(one)));
      had.add(chosen);
      return chosen;
    });
  };
};

type SavedOrder = Planned &
  Became & { id: number; total: number; vat: number; lines: readonly Pick<Sold, 'productId' | 'bundleId'>[] };

/** Every fifth order uses the welcome code, if it may. */
const EACH_WITH_CODE = 5;

/** Orders that ended unpaid or cancelled released their use. */
const holdsUse = ({ state }: Became): boolean => state !== 'cancelled' && state !== 'refunded';

/** The code for first orders, and who may still use it: once a person, and not with a bundle that donates. */
const welcomeCode = async ({ services: { database } }: Demo) => {
  const [discount] = await database
    .select()
    .from(shopDiscounts)
    .where(eq(shopDiscounts.code, demoDiscount.code));
  if (discount === undefined) throw new Error(`There is no code ${demoDiscount.code}`);
  const before = await database
    .select({ personId: shopOrders.personId })
    .from(shopOrders)
    .where(eq(shopOrders.discountId, discount.id));
  const used = new Set(before.map(({ personId }) => personId));
  return {
    discount,
    isFor: ({ id }: CrowdPerson, items: readonly Pick<Sold, 'gift'>[]): boolean => {
      if (used.has(id) || items.some(({ gift }) => gift !== null)) return false;
      used.add(id);
      return true;
    },
  };
};

/** Gives buyers the products and bundles of their paid orders, except refunded ones. */
const addWhatTheyGave = async ({ services }: Demo, orders: readonly SavedOrder[]): Promise<void> => {
  const now = services.clock.now();
  const kept = orders.filter(({ state }) => state === 'paid' || state === 'fulfilled');
  const products = kept.flatMap(({ id, buyer, lines, placedAt, paidAt }) =>
    lines.flatMap(({ productId }) => {
      if (productId === null) return [];
      const order = { placedAt, accessNowAt: null, subtotal: 1 };
      return {
        personId: buyer.id,
        productId,
        orderId: id,
        grantedAt: paidAt ?? placedAt,
        beginsAt: productsBegin(order, now),
      };
    }),
  );
  if (products.length > 0) await services.database.insert(productOwnerships).values(products);
  for (const { id, buyer, lines, placedAt, paidAt } of kept)
    for (const { bundleId } of lines)
      if (bundleId !== null) await grantBundle(services.database, buyer.id, bundleId, id, paidAt ?? placedAt);
};

/** Adds the credit notes of refunds, and who made them. */
const addRefunds = async (made: Demo, orders: readonly SavedOrder[]): Promise<void> => {
  const { database } = made.services;
  const actorId = made.people.get('admin');
  const refunded = orders.flatMap(({ fate, endedAt, ...order }) =>
    fate === 'refunded' && endedAt !== null ? { ...order, endedAt } : [],
  );
  for (const { id, endedAt, total, vat } of refunded)
    await database.insert(shopCreditNotes).values({
      number: await nextCreditNoteNumber(database, endedAt),
      orderId: id,
      issuedAt: endedAt,
      amount: total,
      vat,
      reason: REFUNDED,
    });
  if (actorId === undefined) return;
  const call = calls.shop.refundOrder;
  await addDemoDeeds(
    made,
    refunded.map(({ id, endedAt }) => ({ actorId, call, at: endedAt, rowId: id, fields: ['reason'] })),
  );
};

/**
 * Adds orders as the shop would: amounts, payments, history, invoices and credit notes agree, and buyers own what they
 * paid for. Inserts in bulk: three hundred orders take well under a second.
 */
export const addCrowdOrders = async (
  made: Demo,
  shelf: Shelf,
  planned: readonly Planned[],
): Promise<void> => {
  if (planned.length === 0) return;
  const { database, clock } = made.services;
  const now = clock.now();
  const dice = diceOf(planned.length);
  const welcome = await welcomeCode(made);
  const all = planned.map((one, at) => {
    const items = shelf(dice, one.buyer.id).map(({ price, ...thing }) => ({
      ...thing,
      unitPrice: price,
      quantity: 1,
    }));
    const isReduced = at % EACH_WITH_CODE === 0 && welcome.isFor(one.buyer, items);
    const amounts = orderAmounts(items, isReduced ? reductionOf(welcome.discount) : null);
    return { ...one, ...amounts, ...became(one, now, dice), isReduced };
  });
  const paid = all
    .filter(({ paidAt }) => paidAt !== null)
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0));
  const invoices = new Map<object, string>();
  for (const order of paid) invoices.set(order, await nextInvoiceNumber(database, order.paidAt ?? now));
  const received = ({ fate, total, paidAt }: (typeof all)[number]): number =>
    fate === 'wrong amount' ? Math.max(100, total - 1_000) : paidAt === null ? 0 : total;
  const ids = await database
    .insert(shopOrders)
    .values(
      all.map((order) => ({
        personId: order.buyer.id,
        state: order.state,
        fullName: order.buyer.fullName,
        email: order.buyer.email,
        phone: order.buyer.phone,
        deliveryAddress: order.lines.some(({ isDelivered }) => isDelivered) ? order.buyer.address : '',
        billingAddress: order.buyer.address,
        subtotal: order.subtotal,
        discount: order.discount,
        ...(order.isReduced && {
          discountId: welcome.discount.id,
          discountCode: welcome.discount.code,
          holdsDiscount: holdsUse(order),
        }),
        total: order.total,
        vat: order.vat,
        placedAt: order.placedAt,
        payBefore: new Date(order.placedAt.getTime() + (order.fate === 'ran out' ? 1 : 7) * DAY),
        paidAt: order.paidAt,
        ranOut: order.fate === 'ran out',
        invoiceNumber: invoices.get(order) ?? null,
        received: received(order),
        ...(order.fate === 'refund asked' && {
          refundRequestedAt: new Date(now.getTime() - DAY),
          refundReason: 'The dates do not suit me after all.',
        }),
        ...(order.fate === 'refund due' && { due: order.total, refundDueAt: order.endedAt }),
        ...(order.fate === 'wrong amount' && { due: received(order), refundDueAt: order.endedAt }),
        ...(order.fate === 'refunded' && { refunded: order.total }),
        attention: order.attention,
      })),
    )
    .returning({ id: shopOrders.id });
  const orders = all.map((order, at) => ({ ...order, id: ids[at]?.id ?? 0, invoice: invoices.get(order) }));
  const held = all.filter((order) => order.isReduced && holdsUse(order)).length;
  await database
    .update(shopDiscounts)
    .set({ used: sql`${shopDiscounts.used} + ${held}` })
    .where(eq(shopDiscounts.id, welcome.discount.id));
  const products = await database.select({ id: shopProducts.id, sku: shopProducts.sku }).from(shopProducts);
  const skus = new Map(products.map(({ id, sku }) => [id, sku]));
  const asked = demoQuestions();
  await database.insert(shopOrderLines).values(
    orders.flatMap(({ id, lines }) =>
      lines.map(({ gift, ...line }, at) => ({
        ...line,
        orderId: id,
        position: at + 1,
        cause: gift?.causeName ?? null,
        causeId: gift?.causeId ?? null,
        donation: gift?.amount ?? 0,
        answers: line.productId === null ? [] : demoAnswersOf(asked[skus.get(line.productId) ?? ''], id),
      })),
    ),
  );
  await database
    .insert(shopOrderHistory)
    .values(
      orders.flatMap(({ id, steps }) =>
        steps.map(([state, at, why], step) => ({ orderId: id, step: step + 1, state, at, ...why })),
      ),
    );
  await database.insert(shopPayments).values(
    orders.flatMap((order) => {
      if (order.state === 'placed') return [];
      const begun = order.steps[1]?.[1] ?? order.placedAt;
      return {
        id: uuidv7(begun),
        orderId: order.id,
        provider: order.provider,
        state: paymentState(order),
        amount: order.total,
        received: received(order) === 0 ? null : received(order),
        createdAt: begun,
        settledAt: order.paidAt ?? order.endedAt,
      };
    }),
  );
  await addWhatTheyGave(made, orders);
  await addRefunds(made, orders);
};
