import { calls } from '@phila/contract';
import { and, arrayContains, eq, gt } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { MINUTE } from '../../../core/durations.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { lockOrder } from './history.ts';
import { invoiceLetter, tellBuyer } from './letters.ts';

const { method, path } = calls.shop.sendInvoice;

/** Milliseconds in which sending again, also by another administrator, does nothing. */
const PAUSE = 5 * MINUTE;

/**
 * Sends a buyer the link to their tax invoice again. Locks the order and reads the last sending from the audit, so that
 * two at once send one.
 * @throws Refusal 404, 409 without an invoice or soon after the last sending, 429 if the address has reached its mails
 * for today
 */
export const sendInvoice = async (context: Context<'may shop.orders.write'>, id: number): Promise<true> => {
  const { database, clock, recordChange } = context;
  const order = await lockOrder(database, id);
  if (order === null) throw notFound();
  if (order.invoiceNumber === null) throw new Refusal(409, 'This order has no tax invoice');
  const sent = await database.$count(
    auditEntries,
    and(
      // Refused attempts sent nothing.
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
