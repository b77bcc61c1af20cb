import { calls } from '@phila/contract';
import { and, arrayContains, eq, gt } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { MINUTE } from '../../../core/durations.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { lockOrder } from './history.ts';
import { invoiceLetter, tellBuyer } from './letters.ts';

const { method, path } = calls.shop.sendInvoice;

/** In which a second one is a second press, or another administrator's, in ms. */
const PAUSE = 5 * MINUTE;

/**
 * Sends a buyer the way to their tax invoice once more. The order is locked and the audit says when it was sent last, so
 * that of two at once one is sent.
 * @throws Refusal 404, 409 without an invoice and soon after the last one, 429 where the address was sent too much today
 */
export const sendInvoice = async (context: Context<'may shop.orders.write'>, id: number): Promise<true> => {
  const { database, clock, recordChange } = context;
  const order = await lockOrder(database, id);
  if (order === null) throw notFound();
  if (order.invoiceNumber === null) throw new Refusal(409, 'This order has no tax invoice');
  const sent = await database.$count(
    auditEntries,
    and(
      // A try that was refused sent nothing.
      eq(auditEntries.event, 'change'),
      eq(auditEntries.call, `${method} ${path}`),
      arrayContains(auditEntries.rowIds, [String(id)]),
      gt(auditEntries.at, new Date(clock.now().getTime() - PAUSE)),
    ),
  );
  if (sent > 0) throw new Refusal(409, 'The invoice was sent in the last five minutes');
  if (!(await tellBuyer(database, order, invoiceLetter(order.invoiceNumber), context)))
    throw new Refusal(
      429,
      'This address has been sent the most messages allowed in a day. Please try again tomorrow.',
    );
  recordChange({ rowId: id, before: null, after: { invoiceNumber: order.invoiceNumber } });
  return true;
};
