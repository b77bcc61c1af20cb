import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { ownOrder } from '../orders/orders.ts';
import { owned } from '../orders/owned.ts';
import { invoiceOf } from './invoice.ts';

/** The invoices of a person's own orders. */
export const answers: Implementation[] = [
  owned(
    implement(calls.shop.invoice, async ({ params: { id } }, { database, person }) =>
      invoiceOf(database, await ownOrder(database, person.id, id)),
    ),
  ),
];
