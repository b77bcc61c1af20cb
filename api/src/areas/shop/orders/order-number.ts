import { southAfricanDay } from '@phila/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { shopSequences } from './tables.ts';

const numbered = (prefix: string, at: Date, number: number): string =>
  `${prefix}-${southAfricanDay(at).slice(0, 4)}-${String(number).padStart(6, '0')}`;

/** The order number that people see: `ORD-2026-000123`. */
export const orderNumberOf = ({ id, placedAt }: { id: number; placedAt: Date }): string =>
  numbered('ORD', placedAt, id);

/** Locks the counter until the transaction ends; a failed transaction returns its number, so there are no gaps. */
const next = async (tx: Database, name: string, prefix: string, now: Date): Promise<string> => {
  const [row] = await tx
    .insert(shopSequences)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: shopSequences.name, set: { last: sql`${shopSequences.last} + 1` } })
    .returning({ last: shopSequences.last });
  if (row === undefined) throw new Error('The sequence gave no number');
  return numbered(prefix, now, row.last);
};

/** The next invoice number; VAT Act 89 of 1991, s 20(4)(e) requires serial ones. */
export const nextInvoiceNumber = (tx: Database, now: Date): Promise<string> =>
  next(tx, 'invoice', 'INV', now);

/** The next credit note number; credit notes have their own sequence. */
export const nextCreditNoteNumber = (tx: Database, now: Date): Promise<string> =>
  next(tx, 'credit note', 'CN', now);
