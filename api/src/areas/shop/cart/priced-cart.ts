import { type Cents, sumCents, timesCents } from '@phila/finance/cents';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { cartLines } from '../tables.ts';
import { allowed, keyOf, offeredThings, type Thing, type Unavailable } from './things.ts';

/** A line of a cart at the shop's present price; only the thing and the quantity come from the person. */
export type PricedCartLine = Thing & {
  /** The id of the line. */
  id: string;
  name: string;
  /** Null for a bundle. */
  sku: string | null;
  /** Always 1 for a thing that people buy only once, whatever was stored. */
  quantity: number;
  isBoughtOnce: boolean;
  isDelivered: boolean;
  price: Cents;
  /** `price` × `quantity`. */
  total: Cents;
  imageUrl: string;
  /** Null for things that can be bought. */
  unavailable: Unavailable | null;
  /** The price when the person last saw it. */
  seenPrice: Cents;
};

export interface PricedCart {
  /** In the order of adding. */
  lines: readonly PricedCartLine[];
  /** The sum of the lines that can be bought. */
  total: Cents;
}

const asThing = ({ productId, bundleId }: { productId: number | null; bundleId: number | null }): Thing =>
  productId === null ? { productId: null, bundleId: bundleId ?? 0 } : { productId, bundleId: null };

/**
 * Prices the person's cart as of now, by what they own and by current prices. Checkout calls it in its transaction, and
 * ignores every amount that a client sends.
 */
export const pricedCart = async (database: Database, personId: string, now: Date): Promise<PricedCart> => {
  const rows = await database
    .select()
    .from(cartLines)
    .where(eq(cartLines.personId, personId))
    .orderBy(asc(cartLines.id));
  const offered = await offeredThings(database, personId, rows.map(asThing), now);
  const lines = rows.map((row): PricedCartLine => {
    const thing = asThing(row);
    const offer = offered.get(keyOf(thing));
    const price = offer?.price ?? row.seenPrice;
    const quantity = allowed(offer, row.quantity);
    return {
      ...thing,
      id: row.id,
      name: offer?.name ?? 'No longer on offer',
      sku: offer?.sku ?? null,
      quantity,
      isBoughtOnce: offer?.isBoughtOnce ?? false,
      isDelivered: offer?.isDelivered ?? false,
      price,
      total: timesCents(price, quantity),
      imageUrl: offer?.imageUrl ?? '',
      unavailable: offer === undefined ? 'gone' : offer.unavailable,
      seenPrice: row.seenPrice,
    };
  });
  const bought = lines.filter(({ unavailable }) => unavailable === null);
  return { lines, total: sumCents(bought.map(({ total }) => total)) };
};
