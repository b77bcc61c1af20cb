import { formatCents } from '@phila/finance/cents';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { plainRow } from '../../../core/personal-data/held-rows.ts';
import type { PersonalPart, Retained } from '../../../core/personal-data/personal-area.ts';
import type { Sealing } from '../../../core/secrets/sealing.ts';
import { type AnswerOwner, openedAnswer, type StoredAnswer } from '../metadata/sealed-answer.ts';
import { metadataAnswers } from '../metadata/tables.ts';
import { shopProducts } from '../tables.ts';
import { type CreditNoteRow, creditNotesOf } from './credit-notes.ts';
import { linesOf } from './mark-paid.ts';
import { orderNumberOf } from './order-number.ts';
import { stepReason } from './step-causes.ts';
import {
  shopCreditNotes,
  shopOrderHistory,
  shopOrderLines,
  shopOrders,
  shopPayments,
  shopRefunds,
} from './tables.ts';

/** Years to keep invoices (Tax Administration Act 28 of 2011, s 29(3)). */
export const INVOICES_KEPT_YEARS = 5;

type Line = Awaited<ReturnType<typeof linesOf>>[number];

const shownLines = (lines: readonly Line[]) =>
  lines.map(({ name, quantity, unitPrice, total, discount, cause, donation }) => ({
    name,
    quantity,
    price: formatCents(unitPrice),
    total: formatCents(total),
    discount: formatCents(discount),
    cause,
    donation: formatCents(donation),
  }));

const shownCreditNotes = (notes: readonly CreditNoteRow[]) =>
  notes.map(({ number, issuedAt, amount, vat, reason }) => ({
    number,
    issuedAt: issuedAt.toISOString(),
    amount: formatCents(amount),
    vat: formatCents(vat),
    reason,
  }));

/** Opens sealed answers, as the person gave them. */
const openedAnswers = (
  answers: readonly StoredAnswer[],
  owner: AnswerOwner,
  sealing: Sealing,
): { label: string; value: string | string[] | null }[] =>
  answers.map((answer) => ({ label: answer.label, value: openedAnswer(answer, owner, sealing) }));

/** The person's orders with lines, payments and history. */
const orders: PersonalPart = {
  name: 'orders',
  title: 'Orders',
  tables: [shopOrders, shopOrderLines, shopOrderHistory, shopPayments, shopCreditNotes, shopRefunds],
  read: async ({ database, sealing }, accountId) => {
    const rows = await database
      .select()
      .from(shopOrders)
      .where(eq(shopOrders.personId, accountId))
      .orderBy(asc(shopOrders.id));
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const payments = await database.select().from(shopPayments).where(inArray(shopPayments.orderId, ids));
    const history = await database
      .select()
      .from(shopOrderHistory)
      .where(inArray(shopOrderHistory.orderId, ids))
      .orderBy(asc(shopOrderHistory.orderId), asc(shopOrderHistory.step));
    const refunds = await database
      .select()
      .from(shopRefunds)
      .where(inArray(shopRefunds.orderId, ids))
      .orderBy(asc(shopRefunds.id));
    return Promise.all(
      rows.map(async (order) => {
        const { subtotal, discount, total, vat, discountCode, ...rest } = order;
        const lines = await linesOf(database, order.id);
        const shown = shownLines(lines);
        return plainRow(
          {
            orderNumber: orderNumberOf(order),
            state: rest.state,
            placedAt: rest.placedAt,
            paidAt: rest.paidAt,
            invoiceNumber: rest.invoiceNumber,
            fullName: rest.fullName,
            email: rest.email,
            phone: rest.phone,
            deliveryAddress: rest.deliveryAddress,
            billingAddress: rest.billingAddress,
            vatNumber: rest.vatNumber,
            discountCode,
            accessNowAt: rest.accessNowAt,
            payBefore: rest.payBefore,
            refundRequestedAt: rest.refundRequestedAt,
            refundReason: rest.refundReason,
            refundDeclined: rest.refundDeclined,
            refundDeclinedAt: rest.refundDeclinedAt,
            refundDueAt: rest.refundDueAt,
            received: formatCents(rest.received),
            due: formatCents(rest.due),
            refunded: formatCents(rest.refunded),
            subtotal: formatCents(subtotal),
            discount: formatCents(discount),
            total: formatCents(total),
            vat: formatCents(vat),
            lines: lines.map((line, at) => ({
              ...shown[at],
              answers: openedAnswers(
                line.answers,
                { personId: accountId, productId: line.productId ?? 0 },
                sealing,
              ),
            })),
            creditNotes: shownCreditNotes(await creditNotesOf(database, order.id)),
            payments: payments
              .filter(({ orderId }) => orderId === order.id)
              .map(({ provider, state, amount, received, reference, createdAt, settledAt }) => ({
                provider,
                state,
                amount: formatCents(amount),
                received: received === null ? null : formatCents(received),
                reference,
                createdAt,
                settledAt,
              })),
            refunds: refunds
              .filter(({ orderId }) => orderId === order.id)
              .map(({ at, amount, paidBy, note }) => ({ at, amount: formatCents(amount), paidBy, note })),
            history: history
              .filter(({ orderId }) => orderId === order.id)
              .map(({ state, at, ...why }) => ({ state, at, reason: stepReason(why, 'buyer') })),
          },
          {
            accessNowAt: 'Access asked for at once',
            due: 'To be paid back',
            refunded: 'Paid back',
            vat: 'VAT',
            vatNumber: 'VAT number',
          },
        );
      }),
    );
  },
};

/** The person's answers about products not yet ordered. */
const productAnswers: PersonalPart = {
  name: 'productAnswers',
  title: 'Answers about products in your cart',
  tables: [metadataAnswers],
  read: async ({ database, sealing }, personId) => {
    const rows = await database
      .select({ answers: metadataAnswers, product: shopProducts.name })
      .from(metadataAnswers)
      .innerJoin(shopProducts, eq(shopProducts.id, metadataAnswers.productId))
      .where(eq(metadataAnswers.personId, personId))
      .orderBy(asc(metadataAnswers.productId));
    return rows.map(({ answers: { productId, fields, savedAt }, product }) =>
      plainRow({ product, answers: openedAnswers(fields, { personId, productId }, sealing), savedAt }),
    );
  },
};

export const parts: readonly PersonalPart[] = [orders, productAnswers];

/** Keeps the invoices of a deleted account, and nothing else of its orders. */
export const retainInvoices = async (within: Database, accountId: string, now: Date): Promise<Retained[]> => {
  const rows = await within
    .select()
    .from(shopOrders)
    .where(and(eq(shopOrders.personId, accountId), isNotNull(shopOrders.invoiceNumber)));
  const kept: Retained[] = [];
  for (const order of rows) {
    const { invoiceNumber, paidAt, fullName, billingAddress, vatNumber, subtotal, discount, total, vat } =
      order;
    if (paidAt === null) continue;
    const keptUntil = new Date(paidAt);
    keptUntil.setUTCFullYear(keptUntil.getUTCFullYear() + INVOICES_KEPT_YEARS);
    if (keptUntil <= now) continue;
    kept.push({
      kind: 'Invoices of your orders',
      record: {
        invoiceNumber,
        orderNumber: orderNumberOf(order),
        paidAt: paidAt.toISOString(),
        state: order.state,
        fullName,
        billingAddress,
        vatNumber,
        lines: shownLines(await linesOf(within, order.id)),
        subtotal: formatCents(subtotal),
        discount: formatCents(discount),
        total: formatCents(total),
        vat: formatCents(vat),
        creditNotes: shownCreditNotes(await creditNotesOf(within, order.id)),
      },
      keptUntil,
    });
  }
  return kept;
};
