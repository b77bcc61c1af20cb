import { brand } from '@phila/contract';
import type { Database } from '../../../core/database/open.ts';
import type { BlobReply } from '../../../core/calls/implement.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import type { StoredOrder } from '../orders/history.ts';
import { linesOf } from '../orders/mark-paid.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { kindOfInvoice } from './kind-of-invoice.ts';

/** The tax invoice of an order. @throws Refusal 409 for one that was never paid */
export const invoiceOf = async (database: Database, order: StoredOrder): Promise<BlobReply> => {
  const { invoiceNumber, paidAt } = order;
  if (invoiceNumber === null || paidAt === null)
    throw new Refusal(409, 'An order has an invoice once it is paid');
  const lines = await linesOf(database, order.id);
  return {
    bytes: await invoicePdf({
      kind: kindOfInvoice(order),
      seller: brand,
      number: invoiceNumber,
      orderNumber: orderNumberOf(order),
      paidAt,
      buyer: { name: order.fullName, address: order.billingAddress, vatNumber: order.vatNumber },
      lines,
      subtotal: order.subtotal,
      discount: order.discount,
      vat: order.vat,
      total: order.total,
    }),
    contentType: 'application/pdf',
    fileName: `${invoiceNumber}.pdf`,
  };
};
