import {
  formSchema,
  FULL_INVOICE_ABOVE,
  NO_BILLING_ADDRESS,
  sentCheckoutForm,
  sentCheckoutFormWithoutDelivery,
  southAfricanDay,
} from '@phila/contract';
import type { InputOf, PaymentStart, PlacedOrder } from '@phila/contract';
import type { calls } from '@phila/contract';
import { type Cents, centsFromRand, formatCents, randFromCents } from '@phila/finance/cents';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { checkBody } from '../../../core/http/check-part.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { lockAccount } from '../../../core/accounts/accounts.ts';
import { sellableBundles } from '../../voucher/public.ts';
import { pricedCart, type PricedCartLine } from '../cart/priced-cart.ts';
import { discountRefusal, findDiscount, reductionOf, takeUse, usesOf } from '../discounts/discounts.ts';
import type { StoredDiscount } from '../discounts/discounts.ts';
import { answersFor, assertAnswered, forgetAnswers } from '../metadata/metadata.ts';
import { moveOrder, noteState } from '../orders/history.ts';
import type { StoredOrder } from '../orders/history.ts';
import { placedLetter, tellBuyer } from '../orders/letters.ts';
import { markPaid } from '../orders/mark-paid.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { shopOrderLines, shopOrders, shopPayments } from '../orders/tables.ts';
import { gatewayOf } from '../payments/gateway.ts';
import type { Gateway } from '../payments/way-to-pay.ts';
import { cartLines } from '../tables.ts';
import { orderAmounts } from '../cart/order-amounts.ts';

type OrderContext = Context<'person'>;
type CheckoutInput = InputOf<typeof calls.shop.checkout>;

const EMPTY = 'Your cart is empty.';
const AGREED_TOTAL = 'The prices have changed. Please look at your order again.';

interface Details {
  fullName: string;
  email: string;
  phone: string;
  /** '' without a delivery: an address that is not needed is not stored. */
  deliveryAddress: string;
  /** Null where it was left out; `needsAddress` tells if it may be. */
  billingAddress: string | null;
  vatNumber: string | null;
  discountCode: string | null;
}

/**
 * Merges the fields of the query and the body, and checks them, with or without a delivery.
 * @throws Refusal 422 with the field's name in the body
 */
const detailsOf = ({ query, body }: CheckoutInput, isDelivered: boolean): Details => {
  const given = {
    fullName: body?.fullName ?? query.FullName,
    email: body?.email ?? query.Email,
    phone: body?.phone ?? query.Phone,
    billingAddress: body?.billingAddress ?? query.BillingAddress,
    vatNumber: body?.vatNumber,
    discountCode: body?.discountCode ?? query.DiscountCode,
  };
  const deliveryAddress = body?.deliveryAddress ?? query.DeliveryAddress;
  if (isDelivered) return checkBody(formSchema(sentCheckoutForm), { ...given, deliveryAddress }) as Details;
  const details = checkBody(formSchema(sentCheckoutFormWithoutDelivery), given);
  return { ...(details as Omit<Details, 'deliveryAddress'>), deliveryAddress: '' };
};

/** True where the tax invoice of an order has to name the buyer's address. */
const needsAddress = (total: Cents, vatNumber: string | null): boolean =>
  total > 0 && (vatNumber !== null || total > centsFromRand(FULL_INVOICE_ABOVE));

const fieldRefusal = (path: string, message: string): Refusal =>
  new Refusal(422, message, [{ path, message }]);

/** @throws Refusal 409 for an empty cart, or a thing in it that cannot be bought */
const assertBuyable = (lines: readonly PricedCartLine[]): void => {
  if (lines.length === 0) throw new Refusal(409, EMPTY);
  const left = lines.filter(({ unavailable }) => unavailable !== null).map(({ name }) => name);
  if (left.length > 0)
    throw new Refusal(409, `Please remove from your cart what can no longer be bought: ${left.join(', ')}`);
};

/** @throws Refusal 409 if one of the things waits for payment in another order, as it would be paid twice */
const assertNotOrdered = async (
  tx: Database,
  personId: string,
  lines: readonly PricedCartLine[],
): Promise<void> => {
  const products = lines.flatMap(({ productId }) => productId ?? []);
  const bundles = lines.flatMap(({ bundleId }) => bundleId ?? []);
  const [open] = await tx
    .select({ id: shopOrders.id, placedAt: shopOrders.placedAt, name: shopOrderLines.name })
    .from(shopOrders)
    .innerJoin(shopOrderLines, eq(shopOrderLines.orderId, shopOrders.id))
    .where(
      and(
        eq(shopOrders.personId, personId),
        inArray(shopOrders.state, ['placed', 'awaiting payment']),
        or(inArray(shopOrderLines.productId, products), inArray(shopOrderLines.bundleId, bundles)),
      ),
    )
    .limit(1);
  if (open !== undefined)
    throw new Refusal(
      409,
      `${open.name} waits for its payment in your order ${orderNumberOf(open)}. Please pay or cancel that one first.`,
    );
};

/** @throws Refusal 422 at the code if it takes nothing off this cart */
const discountFor = async (
  tx: Database,
  personId: string,
  code: string | null,
  lines: readonly { productId: number | null; quantity: number; unitPrice: number }[],
  now: Date,
): Promise<StoredDiscount | null> => {
  if (code === null) return null;
  const discount = await findDiscount(tx, code);
  const refused = discountRefusal(discount, {
    today: southAfricanDay(now),
    items: lines,
    subtotal: orderAmounts(lines, null).subtotal,
    usedByPerson: discount === null ? 0 : await usesOf(tx, personId, discount.id),
  });
  if (refused !== null || discount === null) throw fieldRefusal('discountCode', refused ?? '');
  const none = await takeUse(tx, personId, discount.id);
  if (none !== null) throw fieldRefusal('discountCode', none);
  return discount;
};

/** Begins a payment of a locked order. */
export const beginPayment = async (
  tx: Database,
  order: StoredOrder,
  { clock, configuration }: Pick<OrderContext, 'clock' | 'configuration'>,
): Promise<PaymentStart> => {
  const gateway = gatewayOf({ configuration });
  const now = clock.now();
  const paymentId = uuidv7(now);
  await tx.insert(shopPayments).values({
    id: paymentId,
    orderId: order.id,
    provider: gateway.name,
    state: 'pending',
    amount: order.total,
    createdAt: now,
  });
  const { id: orderId, total: amount, fullName, email } = order;
  return gateway.begin(
    { paymentId, orderId, orderNumber: orderNumberOf(order), amount, fullName, email },
    { configuration },
  );
};

/**
 * The way to pay a total above zero.
 * @throws Refusal 409 for less than the provider takes, as the order could never be paid
 */
const gatewayFor = (total: Cents, services: Pick<OrderContext, 'configuration'>): Gateway => {
  const gateway = gatewayOf(services);
  if (total < gateway.least)
    throw new Refusal(
      409,
      `The smallest payment is ${formatCents(gateway.least)}, and this comes to ${formatCents(total)}. Please add something to your cart. Nothing was ordered.`,
    );
  return gateway;
};

const shownOrder = (order: StoredOrder, payment: PaymentStart | null): PlacedOrder => ({
  orderId: order.id,
  orderNumber: orderNumberOf(order),
  total: randFromCents(order.total),
  payment,
});

/**
 * Orders the person's cart at present prices, in a transaction that locks the account: of several checkouts at once,
 * the first takes the cart and the others find it empty.
 */
export const placeOrder = (sent: CheckoutInput, context: OrderContext): Promise<PlacedOrder> => {
  const { database, person, clock, configuration } = context;
  const { accessNow = false, reviewedTotal } = sent.body ?? {};
  return database.transaction(async (tx) => {
    await lockAccount(tx, person.id);
    const now = clock.now();
    const { lines: cart } = await pricedCart(tx, person.id, now);
    const details = detailsOf(
      sent,
      cart.some(({ isDelivered, unavailable }) => isDelivered && unavailable === null),
    );
    assertBuyable(cart);
    await assertNotOrdered(tx, person.id, cart);
    const items = cart.map((line) => ({ ...line, unitPrice: line.price }));
    const discount = await discountFor(tx, person.id, details.discountCode, items, now);
    const { lines, ...amounts } = orderAmounts(items, discount === null ? null : reductionOf(discount));
    const isCharged = amounts.total > 0;
    if (needsAddress(amounts.total, details.vatNumber) && details.billingAddress === null)
      throw fieldRefusal('billingAddress', NO_BILLING_ADDRESS);
    if (reviewedTotal !== undefined && !isTotal(reviewedTotal, amounts.total))
      throw new Refusal(409, `${AGREED_TOTAL} It comes to ${formatCents(amounts.total)} now.`);
    // Runs before any write, because it refuses the order on a site without a payment provider.
    const patience = amounts.total === 0 ? 0 : gatewayFor(amounts.total, { configuration }).patience;

    const { discountCode: _typed, ...contact } = details;
    const [order] = await tx
      .insert(shopOrders)
      .values({
        ...contact,
        billingAddress: isCharged ? (details.billingAddress ?? '') : '',
        vatNumber: isCharged ? details.vatNumber : null,
        ...amounts,
        personId: person.id,
        state: 'placed',
        discountId: discount?.id ?? null,
        discountCode: discount?.code ?? null,
        holdsDiscount: discount !== null,
        placedAt: now,
        accessNowAt: accessNow ? now : null,
        payBefore: new Date(now.getTime() + patience),
      })
      .returning();
    if (order === undefined) throw new Error('The order was not kept');

    const products = lines.flatMap(({ productId }) => productId ?? []);
    const answers = await answersFor(tx, person.id, products);
    await assertAnswered(tx, lines, answers);
    const bundles = await sellableBundles(
      tx,
      person.id,
      lines.flatMap(({ bundleId }) => bundleId ?? []),
      now,
    );
    const gifts = new Map(bundles.map(({ id, donation }) => [id, donation]));
    await tx.insert(shopOrderLines).values(
      lines.map(
        ({ productId, bundleId, name, isDelivered, quantity, unitPrice, total, discount: less }, at) => {
          const gift = bundleId === null ? null : (gifts.get(bundleId) ?? null);
          return {
            orderId: order.id,
            position: at + 1,
            productId,
            bundleId,
            name,
            isDelivered,
            quantity,
            unitPrice,
            total,
            discount: less,
            cause: gift?.causeName ?? null,
            causeId: gift?.causeId ?? null,
            // Caps the promised donation at the amount paid for the line.
            donation: Math.min((gift?.amount ?? 0) * quantity, total - less),
            answers: productId === null ? [] : (answers.get(productId) ?? []),
          };
        },
      ),
    );
    await noteState(tx, order.id, 'placed', now);
    await tx.delete(cartLines).where(eq(cartLines.personId, person.id));
    await forgetAnswers(tx, person.id, products);

    if (order.total === 0) {
      await markPaid(tx, order, context);
      return shownOrder(order, null);
    }
    const payment = await beginPayment(tx, order, context);
    const waiting = await moveOrder(tx, order, 'awaiting payment', now);
    const account = configuration.paymentProvider === 'eft' ? configuration.eftAccount : null;
    await tellBuyer(tx, waiting, placedLetter(waiting, account), context);
    return shownOrder(waiting, payment);
  });
};

/** Compares the client's total with ours in cents; anything that is no amount differs. */
const isTotal = (rand: number, total: number): boolean => {
  try {
    return centsFromRand(rand) === total;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};
