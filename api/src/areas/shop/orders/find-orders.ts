import { type Found, moneyText, orderStateWords, readAmount } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { foundByWords } from '../../../core/searching/word-index.ts';
import { orderNumberOf } from './order-number.ts';
import { shopOrders, shopPayments } from './tables.ts';

/** `ORD-2026-000123`, or the part that people type: `000123`, `123`. */
const ORDER = /^(?:ord-\d{4}-)?0*(\d{1,9})$/i;

/** Largest amount of a `cents` column that a search compares. */
const MOST_CENTS = 1e11;

/** Selects an order by its number or its invoice’s; null for other text. */
export const ofNumber = (text: string): SQL | null => {
  const id = ORDER.exec(text)?.[1];
  if (id !== undefined) return eq(shopOrders.id, Number(id));
  return /^inv-/i.test(text) ? eq(shopOrders.invoiceNumber, text.toUpperCase()) : null;
};

/** Reads `R 149`, `149.00` and `149` as an amount; a number that begins with 0 is none. */
const ofAmount = (text: string): SQL | null => {
  const read = readAmount(text, 'rand');
  if (read.kind !== 'amount' || /^0\d/.test(text)) return null;
  const cents = Math.round(read.amount * 100);
  return cents > 0 && cents < MOST_CENTS ? eq(shopOrders.total, cents) : null;
};

const ofReference = (database: Database, text: string): SQL =>
  inArray(
    shopOrders.id,
    database
      .select({ id: shopPayments.orderId })
      .from(shopPayments)
      .where(sql`lower(${shopPayments.reference}) = ${text.toLowerCase()}`),
  );

const latest = desc(shopOrders.id);

/** Sorts without the index of ids, along which the database would read all orders to find few. */
const latestOfFew = sql`${shopOrders.id} + 0 desc`;

const rowsWhere = (database: Database, where: SQL, order: SQL, most: number) =>
  database
    .select({
      id: shopOrders.id,
      personId: shopOrders.personId,
      placedAt: shopOrders.placedAt,
      state: shopOrders.state,
      fullName: shopOrders.fullName,
      total: shopOrders.total,
    })
    .from(shopOrders)
    .where(where)
    .orderBy(order)
    .limit(most);

/**
 * Finds orders with their buyers, by number, invoice number, reference of a payment, amount and buyer's name, in this
 * order, and each the latest first. The caller counts and records it with `auditedSearch`.
 * @param buyer words of the buyer's name; null where the text is none
 */
export const findOrders = async (
  database: Database,
  { text, buyer, most }: { text: string; buyer: string | null; most: number },
): Promise<{ found: Found[]; buyers: string[] }> => {
  const wanted = new Map<number, Awaited<ReturnType<typeof rowsWhere>>[number]>();
  // Asks for one thing at a time, so that each uses its own index.
  const ofBuyer =
    buyer === null ? undefined : foundByWords([shopOrders.fullName], shopOrders.fullName, buyer);
  const conditions = [
    { where: ofNumber(text), order: latest },
    { where: ofReference(database, text), order: latestOfFew },
    { where: ofAmount(text), order: latest },
    { where: ofBuyer ?? null, order: latestOfFew },
  ];
  for (const { where, order } of conditions) {
    if (where === null || wanted.size >= most) continue;
    for (const row of await rowsWhere(database, where, order, most))
      if (!/^ord-/i.test(text) || orderNumberOf(row) === text.toUpperCase()) wanted.set(row.id, row);
  }
  const rows = [...wanted.values()].slice(0, most);
  return {
    found: rows.map((row) => ({
      id: String(row.id),
      name: orderNumberOf(row),
      detail: `${row.fullName}, ${moneyText(randFromCents(row.total))}`,
      state: orderStateWords[row.state],
    })),
    buyers: rows.map(({ personId }) => personId),
  };
};
