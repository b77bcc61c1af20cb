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
import { refundWays } from './refund-ways.ts';
import { may } from '../../permissions/permission.ts';

const state = z.enum(orderStates);

/** Amounts are rand with at most two decimals; times are ISO 8601. */
const summary = z.object({
  id: z.int(),
  orderNumber: z.string(),
  state,
  placedAt: z.string(),
  total: z.number(),
  /** Names of the items, in the order of the lines. */
  names: z.array(z.string()),
});

const line = z.object({
  productId: z.nullable(z.int()),
  bundleId: z.nullable(z.int()),
  name: z.string(),
  quantity: z.int(),
  individualProductPrice: z.number(),
  totalProductPrice: z.number(),
  /** Share of the order's discount that falls on this line. */
  discount: z.number(),
  /** Cause supported by a bundle. */
  cause: z.nullable(z.string()),
  /** Part of the line's price for the cause; 0 without one. */
  donation: z.number(),
  /** True if it had to be delivered at the time of the order. */
  isDelivered: z.boolean(),
  /** Answers given before checkout. */
  answers: z.array(metadataField),
});

const order = z.extend(summary, {
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Address for delivered lines; '' if there are none. */
  deliveryAddress: z.string(),
  billingAddress: z.string(),
  vatNumber: z.nullable(z.string()),
  discountCode: z.nullable(z.string()),
  subtotal: z.number(),
  discount: z.number(),
  /** VAT included in the total. */
  vat: z.number(),
  lines: z.array(line),
  accessNow: z.boolean(),
  invoiceNumber: z.nullable(z.string()),
  /** Credit notes by number (VAT Act 89 of 1991, s 21(3)). */
  creditNotes: z.array(
    z.object({ number: z.string(), issuedAt: z.string(), amount: z.number(), reason: z.string() }),
  ),
  paidAt: z.nullable(z.string()),
  /** Deadline for payment. */
  payBefore: z.nullable(z.string()),
  canPay: z.boolean(),
  canCancel: z.boolean(),
  /** True while its products open later and the person may have them at once. */
  canOpenNow: z.boolean(),
  /** Deadline to cancel a paid order (ECT Act s 44); null if there is none. */
  cancelBefore: z.nullable(z.string()),
  canRequestRefund: z.boolean(),
  refundRequestedAt: z.nullable(z.string()),
  /** Reason why staff declined the refund; null if they did not. */
  refundDeclined: z.nullable(z.string()),
  refundDeclinedAt: z.nullable(z.string()),
  /** True if a refund is outstanding, with its amount. */
  isRefundDue: z.boolean(),
  refundDue: z.number(),
  /** True if a payment does not fit the order, so staff are checking it. */
  isLookedInto: z.boolean(),
  /** True if the payment provider's report is overdue; staff are informed. */
  isDelayed: z.boolean(),
  /** Latest payment. */
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

export const openOrderNow = call({
  method: 'POST',
  path: `${path}/{id}/access-now`,
  access: 'person',
  summary:
    'Opens at once what a paid order gave, at the request of its person, which ends the right to cancel within seven days (ECT Act s 42(2)(d)). What is open already stays so.',
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
  idempotencyKey: true,
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
  /** Finds orders with a pending task: a payment or refund to handle, or an EFT to confirm. */
  Needs: z.optional(z.enum(orderNeeds)),
  /** Finds one account's orders. */
  PersonId: z.optional(z.guid()),
  /** Finds an order by number, `ORD-2026-000123` or `123`, or by invoice `INV-2026-000045`. */
  Number: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
});

export const adminOrders = call({
  method: 'GET',
  path: '/Shop/admin-orders',
  access: may('shop.orders.read'),
  summary:
    'A page of all orders, the latest first, or with Oldest those that wait the longest; with Attention only those that somebody has to look at, with State those in it, with Number the one that has it. With Counted=false the page waits for no count: totalCount is then how many are known to be there.',
  query: z.extend(whichOrders, {
    Oldest: z.optional(z.literal('true')),
    PageNumber: pageQuery.shape.PageNumber,
    PageSize: pageQuery.shape.PageSize,
    Counted: counted,
  }),
  value: pageOf(
    z.extend(summary, {
      attention,
      /** Account of the buyer. */
      personId: z.guid(),
      /** Name of the buyer. */
      fullName: z.string(),
      /** Amount to refund. */
      refundDue: z.number(),
      /** Time since when it waits for somebody: a refund asked for or due, else when it was placed. */
      waitsSince: z.string(),
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

/** Answers about a refund, besides the sentence to the buyer. */
const aboutRefund = {
  /** Reason for staff; the buyer is not shown it. */
  note: z.optional(reason('Please say why, for us')),
  paidBy: z.optional(z.enum(refundWays, 'Please choose how it is paid back')),
};

/** Order as staff see it: the buyer's name, and the address only for delivery. */
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
    /** Account of the buyer. */
    personId: z.guid(),
    /** Masked: `t•••@example.org`. */
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
    /** Refunds, the latest last; those of before they were recorded so are left out. */
    refunds: z.array(
      z.object({
        at: z.string(),
        amount: z.number(),
        paidBy: z.nullable(z.enum(refundWays)),
        note: z.nullable(z.string()),
      }),
    ),
    /** Amount received and kept, in rand: neither due for a refund nor refunded. */
    kept: z.number(),
    /**
     * Delivery address of a paid order, for staff with `shop.orders.write`; null for others, before payment, and if
     * nothing is delivered. The phone number is grouped for reading.
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
    reason: reason('Please say what you found'),
  }),
  value: z.object({ id: z.int(), state, attention }),
});

/** Outcome of a payment that the provider never reported, as an administrator found it there. */
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
    /** Payment that was looked up, since the person may have begun another one. */
    paymentId: rowId,
    ended: z.enum(paymentEnds, 'Please choose how the payment ended'),
    /** Amount received, in rand; required if paid. */
    amount: z.optional(
      z
        .number(CAME)
        .check(
          z.minimum(0.01, CAME),
          z.maximum(100_000_000, CAME),
          z.refine<number>(hasTwoDecimals, 'Use at most two decimals'),
        ),
    ),
    /** Provider's payment number; required if paid, so that a late notification is recognised. */
    reference: z.optional(
      z.string(REFERENCE).check(oneLine(), z.minLength(1, REFERENCE), ...storableText(100)),
    ),
    reason: reason('Please say what you found'),
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
  body: z.strictObject({
    /** Sentence to the buyer. */
    reason: reason('Please say why it was paid back'),
    ...aboutRefund,
  }),
  value: z.object({ id: z.int(), state }),
});

const PAID_BACK = 'Please enter the amount that was paid back';

/** Not in the specification: its calls refund only whole orders. */
export const refundPart = call({
  method: 'POST',
  path: '/Shop/admin-orders/{id}/refund-part',
  access: may('shop.payments.write'),
  stepUp: 'refunds',
  summary:
    'Notes that a part of what is kept of an order was paid back: a credit note is made over it, and the order stays, with what it gave.',
  params,
  body: z.strictObject({
    /** In rand, less than the amount kept. */
    amount: z
      .number(PAID_BACK)
      .check(
        z.minimum(0.01, PAID_BACK),
        z.maximum(100_000_000, PAID_BACK),
        z.refine<number>(hasTwoDecimals, 'At most two decimals'),
      ),
    /** Amount kept as displayed, so that a refund sent twice is recorded once. */
    kept: z
      .number('Please say what is kept of the order')
      .check(z.refine<number>(hasTwoDecimals, 'At most two decimals')),
    reason: reason('Please say why it was paid back'),
    ...aboutRefund,
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
