import type { OrderState, PaymentState, RefundWay } from '@phila/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents } from '../../../core/money/column.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import { indexOfPhones } from '../../../core/searching/phone-index.ts';
import { indexOfWords } from '../../../core/searching/word-index.ts';
import { shopDiscounts } from '../tables.ts';
import type { StoredAnswer } from '../metadata/sealed-answer.ts';
import type { StepCause } from './step-causes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Reasons why an order needs an administrator; null for none. */
export type Attention =
  | 'wrong amount'
  | 'paid twice'
  | 'paid after cancellation'
  | 'owned already'
  | 'refund due'
  | 'refund asked for'
  /** A payment began a while ago, and no notification came. */
  | 'no news of its payment'
  /** A verified notification came that could not be handled. */
  | 'news not handled';

/** Orders, with amounts, names and addresses as they were when placed (docs/specification/orders.md, "Orders"). */
export const shopOrders = pgTable(
  'shop_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    state: text('state').$type<OrderState>().notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** '' if nothing is delivered. */
    deliveryAddress: text('delivery_address').notNull(),
    /** '' where nothing was charged, and so nothing invoiced. */
    billingAddress: text('billing_address').notNull(),
    vatNumber: text('vat_number'),
    discountId: integer('discount_id').references(() => shopDiscounts.id),
    discountCode: text('discount_code'),
    /** True while the order counts as a use of its discount; released once, when it ends unpaid or is cancelled. */
    holdsDiscount: boolean('holds_discount').notNull().default(false),
    subtotal: cents('subtotal').notNull(),
    discount: cents('discount').notNull(),
    total: cents('total').notNull(),
    vat: cents('vat').notNull(),
    placedAt: moment('placed_at').notNull(),
    /** When the person asked for immediate access (ECT Act s 42(2)(d)); null where they did not. */
    accessNowAt: moment('access_now_at'),
    /** The end of the time to pay. */
    payBefore: moment('pay_before').notNull(),
    paidAt: moment('paid_at'),
    /** True if it was cancelled for not being paid in time: a payment already under way still counts. */
    ranOut: boolean('ran_out').notNull().default(false),
    /** Assigned on payment, in sequence without gaps. */
    invoiceNumber: text('invoice_number').unique(),
    refundRequestedAt: moment('refund_requested_at'),
    refundReason: text('refund_reason'),
    /** The reason given for refusing a refund. */
    refundDeclined: text('refund_declined'),
    /** When the refund was refused; null for none, and for refusals older than this column. */
    refundDeclinedAt: moment('refund_declined_at'),
    /** Money that came for it, the part of that to be paid back, and the part already paid back. */
    received: cents('received').notNull().default(0),
    due: cents('due').notNull().default(0),
    refunded: cents('refunded').notNull().default(0),
    /** When the first of the due money became due; null while none is. */
    refundDueAt: moment('refund_due_at'),
    /** When staff were reminded that the thirty days to pay it back are nearly over. */
    refundRemindedAt: moment('refund_reminded_at'),
    attention: text('attention').$type<Attention>(),
  },
  (table) => [
    index('shop_orders_person').on(table.personId, table.id),
    indexOfWords('shop_orders_buyer', [table.fullName]),
    indexOfPhones('shop_orders_phone', sql`${table.phone}`),
    index('shop_orders_amount').on(table.total, table.id),
    index('shop_orders_unpaid')
      .on(table.payBefore)
      .where(sql`${table.state} in ('placed', 'awaiting payment')`),
    index('shop_orders_cooling_off')
      .on(table.placedAt)
      .where(sql`${table.state} = 'paid'`),
    index('shop_orders_attention')
      .on(table.id)
      .where(sql`${table.attention} is not null`),
    index('shop_orders_discount').on(table.discountId, table.personId),
    check(
      'shop_orders_total',
      sql`${table.total} = ${table.subtotal} - ${table.discount} and ${table.discount} >= 0 and ${table.total} >= 0`,
    ),
    check(
      'shop_orders_money',
      sql`${table.due} >= 0 and ${table.refunded} >= 0 and ${table.received} >= ${table.due} + ${table.refunded}`,
    ),
    check('shop_orders_due', sql`(${table.due} > 0) = (${table.refundDueAt} is not null)`),
    index('shop_orders_refund_due')
      .on(table.refundDueAt)
      .where(sql`${table.refundDueAt} is not null`),
  ],
);

export const shopOrderLines = pgTable(
  'shop_order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    /** The position in the cart, from 1. */
    position: integer('position').notNull(),
    productId: integer('product_id'),
    bundleId: integer('bundle_id'),
    name: text('name').notNull(),
    /** True if the product was sent to an address when it was ordered. */
    isDelivered: boolean('is_delivered').notNull().default(false),
    quantity: integer('quantity').notNull(),
    unitPrice: cents('unit_price').notNull(),
    total: cents('total').notNull(),
    discount: cents('discount').notNull(),
    /** The cause of the bundle and its share of the payment; null and 0 where it gives nothing. */
    cause: text('cause'),
    /** The cause's id, as its name may since have passed to another. */
    causeId: integer('cause_id'),
    donation: cents('donation').notNull().default(0),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('shop_order_lines_product').on(table.productId),
    index('shop_order_lines_cause')
      .on(table.causeId)
      .where(sql`${table.causeId} is not null`),
    check('shop_order_lines_thing', sql`(${table.productId} is null) <> (${table.bundleId} is null)`),
    check('shop_order_lines_discount', sql`${table.discount} between 0 and ${table.total}`),
    check(
      'shop_order_lines_donation',
      sql`${table.donation} between 0 and ${table.total} - ${table.discount}`,
    ),
  ],
);

/** The states that an order went through. */
export const shopOrderHistory = pgTable(
  'shop_order_history',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    step: integer('step').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    at: moment('at').notNull(),
    /** The site's reason for the step, as a kind, worded for its reader. */
    cause: text('cause').$type<StepCause>(),
    /** The administrator's reason in their own words; the buyer reads it too. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.step] })],
);

/** Attempts to pay an order, each with the id that the provider receives and repeats in its notifications. */
export const shopPayments = pgTable(
  'shop_payments',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['simulator', 'payfast', 'eft'] }).notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    amount: cents('amount').notNull(),
    /** The amount that came, if any. */
    received: cents('received'),
    /** The provider's own number of the payment, for staff who investigate it. */
    reference: text('reference'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** When the simulated provider sends a notification that is to be late. */
    notifyAt: moment('notify_at'),
  },
  (table) => [
    index('shop_payments_order').on(table.orderId),
    index('shop_payments_reference').on(sql`lower(${table.reference})`),
    index('shop_payments_pending')
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending'`),
    index('shop_payments_late')
      .on(table.notifyAt)
      .where(sql`${table.notifyAt} is not null`),
  ],
);

/** Credit notes (VAT Act 89 of 1991, s 21(3)): written with the refund, in its transaction, and never changed. */
export const shopCreditNotes = pgTable(
  'shop_credit_notes',
  {
    /** In sequence without gaps: `CN-2026-000001`. */
    number: text('number').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    /** The amount with VAT, and the VAT in it. */
    amount: cents('amount').notNull(),
    vat: cents('vat').notNull(),
    /** The reason, in words for the buyer. */
    reason: text('reason').notNull(),
  },
  (table) => [
    index('shop_credit_notes_order').on(table.orderId),
    check(
      'shop_credit_notes_amount',
      sql`${table.amount} > 0 and ${table.vat} between 0 and ${table.amount}`,
    ),
  ],
);

/** Refunds that staff recorded, with their own reason. */
export const shopRefunds = pgTable(
  'shop_refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => shopOrders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    amount: cents('amount').notNull(),
    paidBy: text('paid_by').$type<RefundWay>(),
    /** The reason for staff; the buyer's stands in the credit note. */
    note: text('note'),
  },
  (table) => [index('shop_refunds_order').on(table.orderId, table.id)],
);

/** The last number of each sequence. A row rather than a database sequence, so that invoices have no gaps. */
export const shopSequences = pgTable('shop_sequences', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});
