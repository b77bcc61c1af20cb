import { type Cents, splitVat, sumCents } from '@phila/finance/cents';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import type { StoredOrder } from './history.ts';
import { keptOf } from './order-money.ts';
import { nextCreditNoteNumber } from './order-number.ts';
import { shopCreditNotes } from './tables.ts';

export type CreditNoteRow = typeof shopCreditNotes.$inferSelect;

/** Lists an order's credit notes by number. */
export const creditNotesOf = (database: Database, orderId: number): Promise<CreditNoteRow[]> =>
  database
    .select()
    .from(shopCreditNotes)
    .where(eq(shopCreditNotes.orderId, orderId))
    .orderBy(asc(shopCreditNotes.issuedAt), asc(shopCreditNotes.number));

/** The VAT of a part; the last part takes the remainder, so that the notes add up to the invoice. */
const vatOf = (order: StoredOrder, amount: Cents, before: readonly CreditNoteRow[]): Cents => {
  const credited = sumCents(before.map((note) => note.amount));
  return credited + amount === order.total
    ? order.vat - sumCents(before.map(({ vat }) => vat))
    : splitVat(amount).vat;
};

/**
 * Makes the credit note of a repayment, in the refund's transaction. Money kept, up to the invoice's total, stays
 * charged; the rest is credited. A surplus, such as a second payment, was never charged, so repaying it changes no
 * invoice.
 * @param order locked, in its state after the refund
 * @returns null if nothing charged by an invoice was paid back
 */
export const creditRefund = async (
  tx: Database,
  order: StoredOrder,
  reason: string,
  now: Date,
): Promise<CreditNoteRow | null> => {
  if (order.invoiceNumber === null) return null;
  const before = await creditNotesOf(tx, order.id);
  const charged = Math.min(order.total, Math.max(0, keptOf(order) + order.due));
  const amount = order.total - charged - sumCents(before.map((note) => note.amount));
  if (amount <= 0) return null;
  const [note] = await tx
    .insert(shopCreditNotes)
    .values({
      number: await nextCreditNoteNumber(tx, now),
      orderId: order.id,
      issuedAt: now,
      amount,
      vat: vatOf(order, amount, before),
      reason,
    })
    .returning();
  if (note === undefined) throw new Error('The credit note was not kept');
  return note;
};
