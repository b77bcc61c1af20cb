import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { ownOrder } from '../orders/orders.ts';
import { owned } from '../orders/owned.ts';
import { creditNoteOf, invoiceOf } from './invoice.ts';

/** Serves a person's invoices and credit notes. */
export const answers: Implementation[] = [
  owned(
    implement(calls.shop.invoice, async ({ params: { id } }, { database, person }) =>
      invoiceOf(database, await ownOrder(database, person.id, id)),
    ),
  ),
  owned(
    implement(calls.shop.creditNote, async ({ params: { id, number } }, { database, person }) =>
      creditNoteOf(database, await ownOrder(database, person.id, id), number),
    ),
  ),
];
