import { calls, southAfricanDay } from '@phila/contract';
import type { Discount } from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../core/database/open.ts';
import { checkBody } from '../../../core/http/check-part.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { mergeFields } from '../../../core/records/merge-update.ts';
import { pricedCart } from '../cart/priced-cart.ts';
import { orderAmounts } from '../cart/order-amounts.ts';
import { discountRefusal, findDiscount, reductionOf, usesOf } from './discounts.ts';
import type { StoredDiscount } from './discounts.ts';
import { shopDiscounts, shopProducts } from '../tables.ts';

const { shop } = calls;

const shown = ({ createdAt: _made, value, minimumSpend, ...row }: StoredDiscount): Discount => ({
  ...row,
  value: value / 100,
  minimumSpend: randFromCents(minimumSpend),
});

type Sent = z.output<typeof shop.createDiscount.body>;

const stored = ({ value, minimumSpend, productIds, ...body }: Sent) => ({
  ...body,
  value: centsFromRand(value),
  minimumSpend: centsFromRand(minimumSpend),
  productIds: [...new Set(productIds)],
});

const taken = (message: string, path: string): Refusal => new Refusal(422, message, [{ path, message }]);

/** @throws Refusal 422 for products that the shop never had, and for a code that another discount has */
const assertUsable = async (tx: Database, { code, productIds }: Sent, own: number | null): Promise<void> => {
  const there = await findDiscount(tx, code);
  if (there !== null && there.id !== own) throw taken('There is a discount with this code already', 'code');
  const wanted = [...new Set(productIds)];
  if (wanted.length === 0) return;
  const found = await tx
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(inArray(shopProducts.id, wanted));
  if (found.length < wanted.length) throw taken('One of these products is not in the shop', 'productIds');
};

/** Discount codes: made and changed by administrators, tried by people on their own carts. */
export const answers: Implementation[] = [
  implement(shop.discounts, async (_input, { database }) =>
    (await database.select().from(shopDiscounts).orderBy(desc(shopDiscounts.id)).limit(1_000)).map(shown),
  ),
  implement(shop.createDiscount, async ({ body }, { database, clock, recordChange }) => {
    await assertUsable(database, body, null);
    const [made] = await database
      .insert(shopDiscounts)
      .values({ ...stored(body), createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) throw taken('There is a discount with this code already', 'code');
    recordChange({ rowId: made.id, before: null, after: shown(made) });
    return shown(made);
  }),
  implement(shop.updateDiscount, async ({ params: { id }, body: sent }, { database, recordChange }) => {
    // Locked until it is saved: of two updates at once each merges with what the other saved.
    const [before] = await database
      .select()
      .from(shopDiscounts)
      .where(eq(shopDiscounts.id, id))
      .for('update');
    if (before === undefined) throw notFound();
    const { id: _id, used: _used, ...kept } = shown(before);
    const body = checkBody(shop.updateDiscount.body, mergeFields(kept, sent)) as Sent;
    await assertUsable(database, body, id);
    const [after] = await database
      .update(shopDiscounts)
      .set(stored(body))
      .where(eq(shopDiscounts.id, id))
      .returning();
    if (after === undefined) throw notFound();
    recordChange({ rowId: id, before: shown(before), after: shown(after) });
    return shown(after);
  }),
  implement(shop.validateDiscount, async ({ params: { code } }, { database, person, clock }) => {
    const { lines } = await pricedCart(database, person.id, clock.now());
    const items = lines
      .filter(({ unavailable }) => unavailable === null)
      .map((line) => ({ ...line, unitPrice: line.price }));
    const discount = await findDiscount(database, code);
    const reason = discountRefusal(discount, {
      today: southAfricanDay(clock.now()),
      items,
      subtotal: orderAmounts(items, null).subtotal,
      usedByPerson: discount === null ? 0 : await usesOf(database, person.id, discount.id),
    });
    const isValid = reason === null && discount !== null;
    return {
      code: discount?.code ?? code,
      valid: isValid,
      amount: isValid ? randFromCents(orderAmounts(items, reductionOf(discount)).discount) : 0,
      reason,
    };
  }),
];
