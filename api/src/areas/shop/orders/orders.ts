import {
  type AdminOrder,
  type Order,
  type OrderNeed,
  type OrderState,
  type OrderSummary,
  type Page,
  phoneText,
} from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countCapped } from '../../../core/database/count-capped.ts';
import { type PageRequest, readPage } from '../../../core/database/read-page.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { maskedEmail } from '../../../core/people/masked-email.ts';
import { gaveRedeemedBundle } from '../../voucher/public.ts';
import { shownAnswer } from '../metadata/sealed-answer.ts';
import { creditNotesOf } from './credit-notes.ts';
import type { StoredOrder } from './history.ts';
import { linesOf } from './mark-paid.ts';
import { ofNumber } from './find-orders.ts';
import { orderNumberOf } from './order-number.ts';
import { keptOf, mayPay, mayRequestRefund, WAITS_FOR_NOTIFICATION } from './order-money.ts';
import { cancellableUntil, isCancellable, isUnpaid, mayOpenNow } from './order-states.ts';
import { beginsLater } from '../ownership/ownership.ts';
import { type Reader, stepReason } from './step-causes.ts';
import {
  type Attention,
  shopOrderHistory,
  shopOrderLines,
  shopOrders,
  shopPayments,
  shopRefunds,
} from './tables.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** @throws Refusal 404 for an unknown order, or another person's */
export const ownOrder = async (database: Database, personId: string, id: number): Promise<StoredOrder> => {
  const [order] = await database
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.id, id), eq(shopOrders.personId, personId)));
  if (order === undefined) throw notFound();
  return order;
};

const summaryOf = (order: StoredOrder, names: string[]): OrderSummary => ({
  id: order.id,
  orderNumber: orderNumberOf(order),
  state: order.state,
  placedAt: order.placedAt.toISOString(),
  total: randFromCents(order.total),
  names,
});

/** @param reader whose words the history has */
export const shownOrder = async (
  database: Database,
  order: StoredOrder,
  now: Date,
  reader: Reader = 'buyer',
): Promise<Order> => {
  const lines = await linesOf(database, order.id);
  const history = await database
    .select()
    .from(shopOrderHistory)
    .where(eq(shopOrderHistory.orderId, order.id))
    .orderBy(asc(shopOrderHistory.step));
  const [payment] = await database
    .select()
    .from(shopPayments)
    .where(eq(shopPayments.orderId, order.id))
    .orderBy(desc(shopPayments.id))
    .limit(1);
  const until = cancellableUntil(order);
  return {
    ...summaryOf(
      order,
      lines.map(({ name }) => name),
    ),
    fullName: order.fullName,
    email: order.email,
    phone: order.phone,
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    vatNumber: order.vatNumber,
    discountCode: order.discountCode,
    subtotal: randFromCents(order.subtotal),
    discount: randFromCents(order.discount),
    vat: randFromCents(order.vat),
    lines: lines.map((line) => ({
      productId: line.productId,
      bundleId: line.bundleId,
      name: line.name,
      isDelivered: line.isDelivered,
      quantity: line.quantity,
      individualProductPrice: randFromCents(line.unitPrice),
      totalProductPrice: randFromCents(line.total),
      discount: randFromCents(line.discount),
      cause: line.cause,
      donation: randFromCents(line.donation),
      answers: line.answers.map(shownAnswer),
    })),
    accessNow: order.accessNowAt !== null,
    invoiceNumber: order.invoiceNumber,
    creditNotes: (await creditNotesOf(database, order.id)).map(({ number, issuedAt, amount, reason }) => ({
      number,
      issuedAt: issuedAt.toISOString(),
      amount: randFromCents(amount),
      reason,
    })),
    paidAt: moment(order.paidAt),
    payBefore: isUnpaid(order.state) ? moment(order.payBefore) : null,
    canPay: mayPay(order, now),
    canCancel: isCancellable(order, now) && !(await gaveRedeemedBundle(database, order.personId, order.id)),
    canOpenNow:
      mayOpenNow(order, now) &&
      lines.some(({ productId, isDelivered }) => productId !== null && !isDelivered) &&
      (await beginsLater(database, order.id, now)),
    cancelBefore: until instanceof Date ? until.toISOString() : null,
    canRequestRefund: mayRequestRefund(order),
    refundRequestedAt: moment(order.refundRequestedAt),
    refundDeclined: order.refundDeclined,
    refundDeclinedAt: moment(order.refundDeclinedAt),
    isRefundDue: order.due > 0,
    refundDue: randFromCents(order.due),
    isLookedInto: order.paidAt === null && order.attention === 'wrong amount',
    isDelayed: isUnpaid(order.state) && WAITS_FOR_NOTIFICATION.some((reason) => reason === order.attention),
    payment:
      payment === undefined
        ? null
        : { paymentId: payment.id, provider: payment.provider, state: payment.state },
    history: history.map(({ state, at, ...why }) => ({
      state,
      at: at.toISOString(),
      reason: stepReason(why, reader),
    })),
  };
};

/** Time since when an order waits for somebody. */
const waitsSince = sql`coalesce(${shopOrders.refundDueAt},
  case when ${shopOrders.attention} = 'refund asked for' then ${shopOrders.refundRequestedAt} end,
  ${shopOrders.placedAt})`;

const waitsSinceOf = ({ refundDueAt, attention, refundRequestedAt, placedAt }: StoredOrder): Date =>
  refundDueAt ?? (attention === 'refund asked for' ? refundRequestedAt : null) ?? placedAt;

/** Reads a page of orders, the latest or the longest wait first, with the names of their things. */
const pageOfOrders = async (
  database: Database,
  condition: SQL | undefined,
  asked: PageRequest & { Oldest?: 'true' | undefined },
) => {
  const order = asked.Oldest === undefined ? [desc(shopOrders.id)] : [asc(waitsSince), asc(shopOrders.id)];
  const page = await readPage(
    asked,
    (limit, offset) =>
      database
        .select()
        .from(shopOrders)
        .where(condition)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => database.$count(shopOrders, condition),
  );
  const names = new Map<number, string[]>(page.items.map(({ id }) => [id, []]));
  if (names.size > 0) {
    const lines = await database
      .select({ orderId: shopOrderLines.orderId, name: shopOrderLines.name })
      .from(shopOrderLines)
      .where(inArray(shopOrderLines.orderId, [...names.keys()]))
      .orderBy(asc(shopOrderLines.orderId), asc(shopOrderLines.position));
    for (const { orderId, name } of lines) names.get(orderId)?.push(name);
  }
  return { rows: page.items, names, page };
};

export const ownOrders = async (
  database: Database,
  personId: string,
  asked: PageRequest,
): Promise<Page<OrderSummary>> => {
  const { rows, names, page } = await pageOfOrders(database, eq(shopOrders.personId, personId), asked);
  return { ...page, items: rows.map((order) => summaryOf(order, names.get(order.id) ?? [])) };
};

/** Counts a person's orders, up to the most that a list says. */
export const countOwnOrders = (database: Database, personId: string) =>
  countCapped(database, shopOrders, eq(shopOrders.personId, personId));

interface WhichOrders {
  Attention?: 'true' | 'false' | undefined;
  State?: OrderState | undefined;
  Needs?: OrderNeed | undefined;
  PersonId?: string | undefined;
  Number?: string | undefined;
}

/** Attention for money to pay back, and for payments to investigate. */
const REFUNDS: Attention[] = [
  'paid twice',
  'paid after cancellation',
  'owned already',
  'refund due',
  'refund asked for',
];
const PAYMENTS: Attention[] = ['wrong amount', 'no news of its payment', 'news not handled'];

const needing = (need: OrderNeed): SQL | undefined => {
  if (need !== 'eft') return inArray(shopOrders.attention, need === 'refund' ? REFUNDS : PAYMENTS);
  return and(
    eq(shopOrders.state, 'awaiting payment'),
    sql`exists (select 1 from ${shopPayments} where ${shopPayments.orderId} = ${shopOrders.id}
      and ${shopPayments.provider} = 'eft' and ${shopPayments.state} = 'pending')`,
  );
};

const among = ({ Attention, State, Needs, PersonId, Number: number }: WhichOrders): SQL | undefined =>
  and(
    Attention === 'true' ? isNotNull(shopOrders.attention) : undefined,
    State === undefined ? undefined : eq(shopOrders.state, State),
    Needs === undefined ? undefined : needing(Needs),
    PersonId === undefined ? undefined : eq(shopOrders.personId, PersonId),
    number === undefined ? undefined : (ofNumber(number) ?? sql`false`),
  );

/** Counts a list of everybody's orders, up to the most that a list says. */
export const countOrders = (database: Database, which: WhichOrders) =>
  countCapped(database, shopOrders, among(which));

/** Lists everybody's orders for administrators, each with its buyer's name. */
export const allOrders = async (
  database: Database,
  asked: PageRequest & WhichOrders & { Oldest?: 'true' | undefined },
) => {
  const { rows, names, page } = await pageOfOrders(database, among(asked), asked);
  const ids = rows.map(({ id }) => id);
  const payments =
    ids.length === 0
      ? []
      : await database
          .selectDistinctOn([shopPayments.orderId], {
            orderId: shopPayments.orderId,
            paymentId: shopPayments.id,
            provider: shopPayments.provider,
          })
          .from(shopPayments)
          .where(inArray(shopPayments.orderId, ids))
          .orderBy(asc(shopPayments.orderId), desc(shopPayments.id));
  const byOrder = new Map(payments.map((payment) => [payment.orderId, payment]));
  return {
    ...page,
    items: rows.map((order) => ({
      ...summaryOf(order, names.get(order.id) ?? []),
      attention: order.attention,
      personId: order.personId,
      fullName: order.fullName,
      refundDue: randFromCents(order.due),
      waitsSince: waitsSinceOf(order).toISOString(),
      paymentId: byOrder.get(order.id)?.paymentId ?? null,
      provider: byOrder.get(order.id)?.provider ?? null,
    })),
  };
};

/** True once an order's goods are to be sent, or were sent. */
const isSent = ({ state }: StoredOrder): boolean => state === 'paid' || state === 'fulfilled';

/**
 * Reads anybody's order for staff: the buyer's name, and the email address masked.
 * @param maySend whether they see the delivery address
 */
export const lookedAfterOrder = async (
  database: Database,
  id: number,
  now: Date,
  maySend: boolean,
): Promise<AdminOrder> => {
  const [order] = await database.select().from(shopOrders).where(eq(shopOrders.id, id));
  if (order === undefined) throw notFound();
  const { email, lines, ...shown } = await shownOrder(database, order, now, 'staff');
  return {
    ...shown,
    attention: order.attention,
    personId: order.personId,
    email: maskedEmail(email),
    refunds: (
      await database
        .select()
        .from(shopRefunds)
        .where(eq(shopRefunds.orderId, id))
        .orderBy(asc(shopRefunds.id))
    ).map(({ at, amount, paidBy, note }) => ({
      at: at.toISOString(),
      amount: randFromCents(amount),
      paidBy,
      note,
    })),
    kept: randFromCents(keptOf(order)),
    lines: lines.map(({ name, isDelivered, quantity, totalProductPrice, discount }) => ({
      name,
      isDelivered,
      quantity,
      totalProductPrice,
      discount,
    })),
    sendTo:
      maySend && isSent(order) && lines.some(({ isDelivered }) => isDelivered)
        ? { address: order.deliveryAddress, phone: phoneText(order.phone) }
        : null,
  };
};
