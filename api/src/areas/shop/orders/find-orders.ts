import { type Found, moneyText, orderStateWords } from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, desc, eq, ilike, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { orderNumberOf } from './order-number.ts';
import { shopOrders } from './tables.ts';

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** `ORD-2026-000123`, or the part that people type: `000123`, `123`. */
const ORDER = /^(?:ord-\d{4}-)?0*(\d{1,9})$/i;

/** Selects an order by its number or its invoice's; null for other text. */
export const ofNumber = (text: string): SQL | null => {
  const id = ORDER.exec(text)?.[1];
  if (id !== undefined) return eq(shopOrders.id, Number(id));
  return /^inv-/i.test(text) ? eq(shopOrders.invoiceNumber, text.toUpperCase()) : null;
};

const matching = (text: string): SQL | undefined =>
  ofNumber(text) ?? and(...text.split(/\s+/).map((word) => ilike(shopOrders.fullName, containing(word))));

/**
 * Finds orders with their buyers, latest first, by number, invoice number or buyer's name. A name makes it a search for
 * people: the caller counts and records it with `keptSearch`.
 */
export const findOrders = async (
  database: Database,
  text: string,
  most: number,
): Promise<{ found: Found[]; buyers: string[] }> => {
  const rows = await database
    .select({
      id: shopOrders.id,
      personId: shopOrders.personId,
      placedAt: shopOrders.placedAt,
      state: shopOrders.state,
      fullName: shopOrders.fullName,
      total: shopOrders.total,
    })
    .from(shopOrders)
    .where(matching(text))
    .orderBy(desc(shopOrders.id))
    .limit(most);
  const wanted = rows
    .map((row) => ({ ...row, number: orderNumberOf(row) }))
    .filter(({ number }) => !/^ord-/i.test(text) || number === text.toUpperCase());
  return {
    found: wanted.map(({ id, number, state, fullName, total }) => ({
      id: String(id),
      name: number,
      detail: `${orderStateWords[state].name}, ${moneyText(randFromCents(total))}, ${fullName}`,
    })),
    buyers: wanted.flatMap(({ personId }) => (personId === null ? [] : [personId])),
  };
};
