import { type CartLine, MAX_LINES, MAX_OF_ONE, type PricedLine } from '@phila/contract';
import { randFromCents, sumCents, timesCents } from '@phila/finance/cents';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { lockAccount } from '../../../core/accounts/accounts.ts';
import { refusalOfRow } from '../../../core/resources/refused-row.ts';
import type { Services } from '../../../core/services.ts';
import { cartLines } from '../tables.ts';
import { pricedCart, type PricedCartLine } from './priced-cart.ts';
import { allowed, keyOf, type Offered, offeredThings, type Thing } from './things.ts';

const OWNED = 'You own this already';
const FREE = 'This is free: open it from its own page';
const ONCE = 'You need this only once';
const FULL = `Your cart is full. It holds at most ${MAX_LINES} things.`;
const ENOUGH = `You can buy at most ${MAX_OF_ONE} of this at once`;

type CartContext = Pick<Context<'person'>, 'database' | 'clock' | 'person'>;

export const shownLine = (line: PricedCartLine): CartLine => ({
  cartId: line.id,
  productId: line.productId,
  bundleId: line.bundleId,
  productName: line.name,
  quantity: line.quantity,
  individualProductPrice: randFromCents(line.price),
  totalProductPrice: randFromCents(line.total),
  imageUrl: line.imageUrl,
  isBoughtOnce: line.isBoughtOnce,
  isDelivered: line.isDelivered,
  isAvailable: line.unavailable === null,
  unavailableReason: line.unavailable,
  previousPrice: line.seenPrice === line.price ? null : randFromCents(line.seenPrice),
});

/** @throws Refusal 404 for something not on offer, 409 for something owned or free */
const assertBuyable = (offered: Offered | undefined): Offered => {
  if (offered === undefined || offered.unavailable === 'gone') throw notFound();
  if (offered.unavailable === 'owned') throw new Refusal(409, OWNED);
  if (offered.unavailable === 'free') throw new Refusal(409, FREE);
  return offered;
};

/**
 * Adds to the cart. The account must be locked, so that no other request changes the cart until the transaction ends.
 */
const addLine = async (
  tx: Database,
  { clock, person }: Pick<CartContext, 'clock' | 'person'>,
  thing: Thing,
  quantity: number,
  offered: Offered | undefined,
): Promise<string> => {
  const { price, isBoughtOnce } = assertBuyable(offered);
  if (isBoughtOnce && quantity > 1) throw new Refusal(409, ONCE);
  const { productId, bundleId } = thing;
  const [there] = await tx
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.personId, person.id),
        productId === null ? eq(cartLines.bundleId, bundleId) : eq(cartLines.productId, productId),
      ),
    );
  if (there !== undefined) {
    const together = isBoughtOnce ? 1 : there.quantity + quantity;
    if (together > MAX_OF_ONE) throw new Refusal(409, ENOUGH);
    await tx
      .update(cartLines)
      .set({ quantity: together, seenPrice: price })
      .where(eq(cartLines.id, there.id));
    return there.id;
  }
  if ((await tx.$count(cartLines, eq(cartLines.personId, person.id))) >= MAX_LINES)
    throw new Refusal(409, FULL);
  const now = clock.now();
  const id = uuidv7(now);
  await tx
    .insert(cartLines)
    .values({ id, personId: person.id, productId, bundleId, quantity, seenPrice: price, addedAt: now });
  return id;
};

const lineById = async (
  tx: Database,
  { person, clock }: CartContext,
  id: string,
): Promise<PricedCartLine> => {
  const { lines } = await pricedCart(tx, person.id, clock.now());
  const found = lines.find((line) => line.id === id);
  if (found === undefined) throw notFound();
  return found;
};

/** Puts something into the cart, or raises its quantity, unless it is bought only once. */
export const addToCart = (context: CartContext, thing: Thing, quantity: number): Promise<CartLine> => {
  const { database, clock, person } = context;
  return database.transaction(async (tx) => {
    await lockAccount(tx, person.id);
    const offered = await offeredThings(tx, person.id, [thing], clock.now());
    const id = await addLine(tx, context, thing, quantity, offered.get(keyOf(thing)));
    return shownLine(await lineById(tx, context, id));
  });
};

interface Refused {
  productName: string;
  message: string;
}

/** Moves a visitor's cart into the person's, by the rules of adding. Returns the things that were refused or failed. */
export const mergeCart = (
  context: CartContext & Pick<Services, 'log'>,
  gathered: readonly { thing: Thing; quantity: number }[],
): Promise<{ added: number; refused: Refused[] }> => {
  const { database, clock, person } = context;
  return database.transaction(async (tx) => {
    await lockAccount(tx, person.id);
    const offered = await offeredThings(
      tx,
      person.id,
      gathered.map(({ thing }) => thing),
      clock.now(),
    );
    const refused: Refused[] = [];
    let added = 0;
    for (const { thing, quantity } of gathered) {
      const one = offered.get(keyOf(thing));
      try {
        await tx.transaction((inner) => addLine(inner, context, thing, allowed(one, quantity), one));
        added += 1;
      } catch (error) {
        const refusal = refusalOfRow(context, error);
        const message = refusal.status === 404 ? 'This is no longer on offer' : refusal.message;
        refused.push({ productName: one?.name ?? 'Something that was in your cart', message });
      }
    }
    return { added, refused };
  });
};

/** Changes the quantity of a line; 0 removes it. The present price counts as seen. */
export const changeQuantity = (context: CartContext, id: string, quantity: number): Promise<CartLine> => {
  const { database, person } = context;
  return database.transaction(async (tx) => {
    await lockAccount(tx, person.id);
    const line = await lineById(tx, context, id);
    if (line.isBoughtOnce && quantity > 1) throw new Refusal(409, ONCE);
    const mine = and(eq(cartLines.id, id), eq(cartLines.personId, person.id));
    if (quantity === 0) await tx.delete(cartLines).where(mine);
    else await tx.update(cartLines).set({ quantity, seenPrice: line.price }).where(mine);
    return shownLine({
      ...line,
      quantity,
      total: timesCents(line.price, quantity),
      seenPrice: line.price,
    });
  });
};

/** @throws Refusal 404 for a line of another cart */
export const removeLine = async ({ database, person }: CartContext, id: string): Promise<void> => {
  const removed = await database
    .delete(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.personId, person.id)))
    .returning({ id: cartLines.id });
  if (removed.length === 0) throw notFound();
};

export const hasLine = async (database: Database, personId: string, id: string): Promise<boolean> =>
  (await database.$count(cartLines, and(eq(cartLines.id, id), eq(cartLines.personId, personId)))) > 0;

/** Prices a visitor's cart; things that the shop does not have are marked as gone. */
export const priceLines = async (
  { database, clock }: Pick<CartContext, 'database' | 'clock'>,
  personId: string | null,
  gathered: readonly { thing: Thing; quantity: number }[],
): Promise<{ lines: PricedLine[]; total: number }> => {
  const offered = await offeredThings(
    database,
    personId,
    gathered.map(({ thing }) => thing),
    clock.now(),
  );
  const priced = gathered.map(({ thing, quantity }) => {
    const now = offered.get(keyOf(thing));
    const price = now?.price ?? 0;
    const many = allowed(now, quantity);
    return { thing, quantity: many, now, price, total: timesCents(price, many) };
  });
  const bought = priced.filter(({ now }) => now?.unavailable === null);
  return {
    total: randFromCents(sumCents(bought.map(({ total }) => total))),
    lines: priced.map(({ thing, quantity, now, price, total }) => ({
      ...thing,
      productName: now?.name ?? 'No longer on offer',
      quantity,
      individualProductPrice: randFromCents(price),
      totalProductPrice: randFromCents(total),
      imageUrl: now?.imageUrl ?? '',
      isBoughtOnce: now?.isBoughtOnce ?? false,
      isDelivered: now?.isDelivered ?? false,
      isAvailable: now?.unavailable === null,
      unavailableReason: now === undefined ? 'gone' : now.unavailable,
    })),
  };
};
