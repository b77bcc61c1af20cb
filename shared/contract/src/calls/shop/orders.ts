import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { rowId } from '../../records/record-schema.ts';
import { manyLines, oneLine, storableText } from '../../rules/text.ts';
import { hasTwoDecimals } from '../../rules/two-decimals.ts';
import { counted, countOfList, MAX_COUNTED, pageOf, pageQuery } from '../../page.ts';
import { paymentStates } from '../payment/outcomes.ts';
import { metadataField } from './metadata.ts';
import { numberedId } from './numbered-id.ts';
import { orderNeeds } from './order-needs.ts';
import { orderStates } from './order-state.ts';
import { paymentStart } from './payment-start.ts';
import { may } from '../../permissions/permission.ts';

const state = z.enum(orderStates);

/** Amounts are rand with at most two decimals; times are ISO 8601. */
const summary = z.object({
  id: z.int(),
  orderNumber: z.string(),
  state,
  placedAt: z.string(),
  total: z.number(),
  /** What was ordered, in the order of its lines. */
  names: z.array(z.string()),
});

const line = z.object({
  productId: z.nullable(z.int()),
  bundleId: z.nullable(z.int()),
  name: z.string(),
  quantity: z.int(),
  individualProductPrice: z.number(),
  totalProductPrice: z.number(),
  /** This line's part of the order's discount. */
  discount: z.number(),
  /** The cause that a bundle gives to. */
  cause: z.nullable(z.string()),
  /** How much of what the line costs goes to it; 0 without one. */
  donation: z.number(),
  /** Whether it was a thing to be sent to an address when it was ordered. */
  isDelivered: z.boolean(),
  /** What the person answered about it before checkout. */
  answers: z.array(metadataField),
});

const order = z.extend(summary, {
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where its delivered lines go; '' where it has none. */
  deliveryAddress: z.string(),
  billingAddress: z.string(),
  vatNumber: z.nullable(z.string()),
  discountCode: z.nullable(z.string()),
  subtotal: z.number(),
  discount: z.number(),
  /** Contained in the total. */
  vat: z.number(),
  lines: z.array(line),
  accessNow: z.boolean(),
  invoiceNumber: z.nullable(z.string()),
  /** What was credited of the invoice, in the order of the numbers (VAT Act 89 of 1991, s 21(3)). */
  creditNotes: z.array(
    z.object({ number: z.string(), issuedAt: z.string(), amount: z.number(), reason: z.string() }),
  ),
  paidAt: z.nullable(z.string()),
  /** Until when it waits for its payment. */
  payBefore: z.nullable(z.string()),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  /** The last moment to cancel a paid order (ECT Act s 44); null where it has none. */
  cancelBefore: z.nullable(z.string()),
  canRequestRefund: z.boolean(),
  refundRequestedAt: z.nullable(z.string()),
  /** Why our staff does not pay back what the person asked for; null where they did not say so. */
  refundDeclined: z.nullable(z.string()),
  refundDeclinedAt: z.nullable(z.string()),
  /** Whether money is to be paid back that was not yet, and how much. */
  isRefundDue: z.boolean(),
  refundDue: z.number(),
  /** Whether a payment came that does not fit the order: our staff looks into it. */
  isLookedInto: z.boolean(),
  /** Whether news of its payment takes longer than it should: our staff knows of it. */
  isDelayed: z.boolean(),
  /** The payment that was begun last. */
  payment: z.nullable(
    z.object({ paymentId: z.string(), provider: z.string(), state: z.enum(paymentStates) }),
  ),
  history: z.array(z.object({ state, at: z.string(), reason: z.nullable(z.string()) })),
});
export type Order = z.output<typeof order>;
export type OrderSummary = z.output<typeof summary>;

const params = z.strictObject({ id: numberedId });
const path = '/Shop/orders';

export const orders = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    "A page of the person's orders, the latest first. With Counted=false the page waits for no count: totalCount is then how many are known to be there.",
  query: z.extend(z.pick(pageQuery, { PageNumber: true, PageSize: true }), { Counted: counted }),
  value: pageOf(summary),
});

export const orderCount = call({
  method: 'GET',
  path: `${path}/count`,
  access: 'person',
  summary: `How many orders the person has, counted up to ${MAX_COUNTED}.`,
  value: countOfList,
});

export const readOrder = call({
  method: 'GET',
  path: `${path}/{id}`,
  access: 'person',
  summary: "One of the person's own orders.",
  params,
  value: order,
});

export const previousOrderDetails = call({
  method: 'GET',
  path: '/Shop/previous-order-details/{id}',
  access: 'person',
  summary: "One of the person's own orders, under the specification's name.",
  params,
  value: order,
});

export const payOrder = call({
  method: 'POST',
  path: `${path}/{id}/pay`,
  access: 'person',
  summary: 'Begins another payment of an order that waits for one.',
  params,
  value: paymentStart,
});

export const cancelOrder = call({
  method: 'POST',
  path: `${path}/{id}/cancel`,
  access: 'person',
  summary: 'Cancels an order that is not paid, or a paid one within the seven days of ECT Act s 44.',
  params,
  value: order,
});

const reason = (message: string) =>
  z
    .string(message)
    .check(
      manyLines(),
      z.minLength(1, message),
      z.minLength(5, 'Please write at least 5 characters'),
      ...storableText(1000),
    );
const REFUND_REASON_NEEDED = 'Please tell us what is wrong';

export const requestRefund = call({
  method: 'POST',
  path: `${path}/{id}/refund-request`,
  access: 'person',
  summary: 'Asks our staff to pay an order back.',
  params,
  body: z.strictObject({ reason: reason(REFUND_REASON_NEEDED) }),
  value: order,
});

export const buyAgain = call({
  method: 'POST',
  path: `${path}/{id}/buy-again`,
  access: 'person',
  summary: 'Puts what an order held into the cart again, as far as it can be bought.',
  params,
  value: z.object({
    added: z.int(),
    refused: z.array(z.object({ productName: z.string(), message: z.string() })),
  }),
});

export const invoice = call({
  method: 'GET',
  path: `${path}/{id}/invoice`,
  access: 'person',
  limit: 'pdf',
  summary:
    'The tax invoice of a paid order as PDF: with its buyer, whatever the amount (VAT Act 89 of 1991, s 20).',
  params,
});

export const creditNote = call({
  method: 'GET',
  path: `${path}/{id}/credit-notes/{number}`,
  access: 'person',
  limit: 'pdf',
  summary: 'A credit note as PDF: what was paid back of an order and its VAT (VAT Act 89 of 1991, s 21(3)).',
  params: z.strictObject({ id: numberedId, number: z.string().check(z.regex(/^CN-\d{4}-\d{6,}$/)) }),
});

const attention = z.nullable(
  z.enum([
    'wrong amount',
    'paid twice',
    'paid after cancellation',
    'owned already',
    'refund due',
    'refund asked for',
    'no news of its payment',
    'news not handled',
  ]),
);

const whichOrders = z.strictObject({
  Attention: z.optional(z.enum(['true', 'false'])),
  State: z.optional(state),
  /** Those that need somebody for a payment, or for money to be paid back; or those whose EFT waits to be confirmed. */
  Needs: z.optional(z.enum(orderNeeds)),
  /** Those of one account. */
  PersonId: z.optional(z.guid()),
  /** The one with this number, `ORD-2026-000123` or `123`, or with the invoice `INV-2026-000045`. */
  Number: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
});

export const adminOrders = call({
  method: 'GET',
  path: '/Shop/admin-orders',
  access: may('shop.orders.read'),
  summary:
    'A page of all orders, the latest first; with Attention only those that somebody has to look at, with State those in it, with Number the one that has it. With Counted=false the page waits for no count: totalCount is then how many are known to be there.',
  query: z.extend(whichOrders, {
    PageNumber: pageQuery.shape.PageNumber,
    PageSize: pageQuery.shape.PageSize,
    Counted: counted,
  }),
  value: pageOf(
    z.extend(summary, {
      attention,
      /** What is to be paid back. */
      refundDue: z.number(),
      paymentId: z.nullable(z.string()),
      provider: z.nullable(z.string()),
    }),
  ),
});

export const ordersByDay = call({
  method: 'GET',
  path: '/Shop/admin-orders/by-day',
  access: may('shop.orders.read'),
  people: false,
  summary: 'How many orders were paid on each of the last thirty days, and how much they came to in rand.',
  value: z.object({ dates: z.array(z.string()), orders: z.array(z.int()), rand: z.array(z.number()) }),
});

export const adminOrderCount = call({
  method: 'GET',
  path: '/Shop/admin-orders/count',
  access: may('shop.orders.read'),
  people: false,
  summary: `How many orders such a list has, counted up to ${MAX_COUNTED}.`,
  query: whichOrders,
  value: countOfList,
});

/** An order as those see it who look after it: whose it is by name, and where they live only to send them something. */
const lookedAfter = z.extend(
  z.pick(order, {
    id: true,
    orderNumber: true,
    state: true,
    placedAt: true,
    total: true,
    names: true,
    fullName: true,
    discountCode: true,
    subtotal: true,
    discount: true,
    vat: true,
    accessNow: true,
    invoiceNumber: true,
    creditNotes: true,
    paidAt: true,
    refundRequestedAt: true,
    refundDeclined: true,
    refundDeclinedAt: true,
    refundDue: true,
    payment: true,
    history: true,
  }),
  {
    attention,
    /** With its middle left out: `t•••@example.org`. */
    email: z.string(),
    lines: z.array(
      z.pick(line, {
        name: true,
        isDelivered: true,
        quantity: true,
        totalProductPrice: true,
        discount: true,
      }),
    ),
    /** What is kept of the money that came for it, in rand: neither due nor paid back. */
    kept: z.number(),
    /**
     * Where its delivered lines go, for those who have `shop.orders.write`, once it is paid; null for others, before
     * that, and where nothing is delivered. The phone is grouped, as it is read.
     */
    sendTo: z.nullable(z.object({ address: z.string(), phone: z.string() })),
  },
);
export type AdminOrder = z.output<typeof lookedAfter>;

export const adminOrder = call({
  method: 'GET',
  path: '/Shop/admin-orders/{id}',
  access: may('shop.orders.read'),
  summary:
    'One order with its lines, its payment and what happened to it; of its buyer the name, and with shop.orders.write the address that something paid for is sent to.',
  params,
  value: lookedAfter,
});

export const unhandledNews = call({
  method: 'POST',
  path: '/Shop/admin-orders/{id}/unhandled-news',
  access: may('shop.orders.write'),
  stepUp: 'refunds',
  summary:
    "Sees to news of an order's payment that could not be handled: has it handled once more within a minute, or sets it aside, so that it holds the order no longer.",
  params,
  body: z.strictObject({
    action: z.enum(['handle again', 'set aside'], 'Please choose what is to be done'),
    reason: reason('Please say what was found'),
  }),
  value: z.object({ id: z.int(), state, attention }),
});

/** How a payment ended that its provider never reported, as an administrator finds it there. */
const paymentEnds = ['paid', 'not paid'] as const;

const CAME = 'Please enter the amount that came';
const REFERENCE = 'Please enter the reference';

export const recordPaymentEnd = call({
  method: 'POST',
  path: '/Shop/admin-orders/{id}/payment-end',
  access: may('shop.payments.write'),
  stepUp: 'refunds',
  summary:
    'Notes how a payment ended that its provider has not reported: paid, with what came and by which reference, or not paid. 409 where the payment is reported by now, or noted already.',
  params,
  body: z.strictObject({
    /** The payment that was looked up: the person may have begun another one since. */
    paymentId: rowId,
    ended: z.enum(paymentEnds, 'Please choose how the payment ended'),
    /** What came, in rand; needed where it is paid. */
    amount: z.optional(
      z
        .number(CAME)
        .check(
          z.minimum(0.01, CAME),
          z.maximum(100_000_000, CAME),
          z.refine<number>(hasTwoDecimals, 'Use at most two decimals'),
        ),
    ),
    /** The provider's number of the payment; needed where it is paid, because a late notification is known by it. */
    reference: z.optional(
      z.string(REFERENCE).check(oneLine(), z.minLength(1, REFERENCE), ...storableText(100)),
    ),
    reason: reason('Please say what was found'),
  }),
  value: z.object({ id: z.int(), state, attention }),
});

export const refundOrder = call({
  method: 'POST',
  path: '/Shop/admin-orders/{id}/refund',
  access: may('shop.payments.write'),
  stepUp: 'refunds',
  summary:
    'Notes that money was paid back: what is due of an order, or else all of it; then what it gave is taken back.',
  params,
  body: z.strictObject({ reason: reason('Please say why it was paid back') }),
  value: z.object({ id: z.int(), state }),
});

const PAID_BACK = 'Please enter the amount that was paid back';

/** Beside the specification's calls, which pay an order back as a whole. */
export const refundPart = call({
  method: 'POST',
  path: '/Shop/admin-orders/{id}/refund-part',
  access: may('shop.payments.write'),
  stepUp: 'refunds',
  summary:
    'Notes that a part of what is kept of an order was paid back: a credit note is made over it, and the order stays, with what it gave.',
  params,
  body: z.strictObject({
    /** In rand, less than what is kept. */
    amount: z
      .number(PAID_BACK)
      .check(
        z.minimum(0.01, PAID_BACK),
        z.maximum(100_000_000, PAID_BACK),
        z.refine<number>(hasTwoDecimals, 'At most two decimals'),
      ),
    /** What is kept, as it was shown: a refund that is sent twice is noted once. */
    kept: z
      .number('Please say what is kept of the order')
      .check(z.refine<number>(hasTwoDecimals, 'At most two decimals')),
    reason: reason('Please say why it was paid back'),
  }),
  value: z.object({ id: z.int(), state }),
});

export const sendInvoice = call({
  method: 'POST',
  path: '/Shop/admin-orders/{id}/send-invoice',
  access: may('shop.orders.write'),
  summary:
    'Sends the buyer the way to the tax invoice of their order once more. 409 for an order without one, and where it was sent in the last five minutes.',
  params,
  value: z.literal(true),
});

export const declineRefund = call({
  method: 'POST',
  path: '/Shop/admin-orders/{id}/decline-refund',
  access: may('shop.orders.write'),
  stepUp: 'refunds',
  summary: 'Answers a person who asked for their money that the order is not paid back, and why.',
  params,
  body: z.strictObject({ reason: reason('Please say why it is not paid back') }),
  value: z.object({ id: z.int(), state }),
});
