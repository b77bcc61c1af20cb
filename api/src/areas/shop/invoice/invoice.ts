import { brand } from '@phila/contract';
import { sumCents } from '@phila/finance/cents';
import { creditNote, taxInvoice } from '@phila/pdf/documents';
import type { BlobReply } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { makeDocumentPdf } from '../../../core/pdf/index.ts';
import { creditNotesOf } from '../orders/credit-notes.ts';
import type { StoredOrder } from '../orders/history.ts';
import { linesOf } from '../orders/mark-paid.ts';
import { keptOf } from '../orders/order-money.ts';
import { orderNumberOf } from '../orders/order-number.ts';

const PDF = 'application/pdf';

/** Seller and buyer, the same on invoices and credit notes. */
const soldBy = (order: StoredOrder) => ({
  seller: brand,
  orderNumber: orderNumberOf(order),
  buyer: { name: order.fullName, address: order.billingAddress, vatNumber: order.vatNumber },
});

/** Requires a paid order. @throws Refusal 409 for an unpaid order, or one that cost nothing */
const invoiced = ({ invoiceNumber, paidAt, total }: StoredOrder): { number: string; paidAt: Date } => {
  if (paidAt !== null && total === 0)
    throw new Refusal(409, 'Nothing was charged for this order, so it has no invoice');
  if (invoiceNumber === null || paidAt === null)
    throw new Refusal(409, 'An order has an invoice once it is paid');
  return { number: invoiceNumber, paidAt };
};

/** The tax invoice of an order. @throws Refusal 409 for an order that was never paid */
export const invoiceOf = async (database: Database, order: StoredOrder): Promise<BlobReply> => {
  const { number, paidAt } = invoiced(order);
  const credited = await creditNotesOf(database, order.id);
  // The part no longer charged that has no credit note yet: still to be paid back.
  const open =
    order.total - Math.min(order.total, keptOf(order)) - sumCents(credited.map(({ amount }) => amount));
  const due = Math.min(open, order.due);
  const document = taxInvoice({
    ...soldBy(order),
    number,
    paidAt,
    lines: await linesOf(database, order.id),
    subtotal: order.subtotal,
    discount: order.discount,
    vat: order.vat,
    total: order.total,
    credited,
    due,
    paidBack: open - due,
  });
  return {
    bytes: Buffer.from(await makeDocumentPdf(order.personId, document)),
    contentType: PDF,
    fileName: `${number}.pdf`,
  };
};

/** A credit note of an order. @throws Refusal 404 for a number that is not one of the order's own */
export const creditNoteOf = async (
  database: Database,
  order: StoredOrder,
  number: string,
): Promise<BlobReply> => {
  const note = (await creditNotesOf(database, order.id)).find((one) => one.number === number);
  if (note === undefined) throw notFound();
  const document = creditNote({
    ...soldBy(order),
    number,
    issuedAt: note.issuedAt,
    reason: note.reason,
    amount: note.amount,
    vat: note.vat,
    invoice: { ...invoiced(order), total: order.total },
  });
  return {
    bytes: Buffer.from(await makeDocumentPdf(order.personId, document)),
    contentType: PDF,
    fileName: `${number}.pdf`,
  };
};
