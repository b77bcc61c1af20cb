import { calls, type Discount, discountKey, shopDiscount, southAfricanDay } from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { foundByWords } from '../../../core/searching/word-index.ts';
import { pricedCart } from '../cart/priced-cart.ts';
import { orderAmounts } from '../cart/order-amounts.ts';
import { assertPrefixIsFree, newCodes } from './batch.ts';
import { discountRefusal, findDiscount, reductionOf, usesOf } from './discounts.ts';
import type { StoredDiscount } from './discounts.ts';
import { countUsesOfDiscount, usesOfDiscount } from './uses.ts';
import { codesOfDiscounts, shopDiscounts, shopProducts } from '../tables.ts';

const { shop } = calls;

const taken = (message: string, path: string): Refusal => new Refusal(422, message, [{ path, message }]);

/** An advisory lock's number, used for nothing else in the database. */
const CODES_LOCK = 728_190_612;

const hundredths = { read: (stored: number) => stored / 100, write: centsFromRand };

const shown = (row: StoredDiscount): Discount => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.value / 100,
  minimumSpend: randFromCents(row.minimumSpend),
  startDate: row.startDate,
  endDate: row.endDate,
  usageLimit: row.usageLimit,
  perUserLimit: row.perUserLimit,
  productIds: row.productIds,
  isActive: row.isActive,
  used: row.used,
});

/** Reads a discount as the specification's calls return it. */
const discountOf = async (database: Database, { id }: { id: number }): Promise<Discount> => {
  const [found] = await database.select().from(shopDiscounts).where(eq(shopDiscounts.id, id));
  if (found === undefined) throw notFound();
  return shown(found);
};

export const discounts = storeResource(shopDiscounts, shopDiscount, {
  codecs: {
    value: hundredths,
    minimumSpend: { read: randFromCents, write: (rand: number | null) => centsFromRand(rand ?? 0) },
  },
  search: async (_database, term) => foundByWords(codesOfDiscounts(shopDiscounts), shopDiscounts.code, term),
  // Serialises writes, so that the second of two equal codes is refused.
  lockBefore: async ({ database }) => {
    await database.execute(sql`select pg_advisory_xact_lock(${CODES_LOCK})`);
  },
  specified: ({ database }, row) => discountOf(database, row),
  computedColumns: ({ code }) => ({ codeKey: discountKey(code) }),
  check: async ({ database }, { body: { code, productIds }, before }) => {
    const others = await database
      .select({ code: shopDiscounts.code })
      .from(shopDiscounts)
      .where(
        and(
          or(eq(shopDiscounts.code, code), eq(shopDiscounts.codeKey, discountKey(code))),
          isNull(shopDiscounts.deletedAt),
          before === null ? undefined : ne(shopDiscounts.id, before.id),
        ),
      );
    const [there] = others;
    if (there !== undefined)
      throw taken(
        there.code === code
          ? 'There is a discount with this code already'
          : `There is a discount with this code already, spelt ${there.code}`,
        'code',
      );
    if (productIds.length === 0) return;
    const found = await database.$count(shopProducts, inArray(shopProducts.id, productIds));
    if (found < productIds.length) throw taken('One of these products is not in the shop', 'productIds');
  },
});

/** Discount codes: administrators manage them, people try them on their carts. */
export const answers: Implementation[] = [
  implement(shop.discounts, async (_input, { database }) =>
    (
      await database
        .select()
        .from(shopDiscounts)
        .where(isNull(shopDiscounts.deletedAt))
        .orderBy(desc(shopDiscounts.id))
        .limit(1_000)
    ).map(shown),
  ),
  implement(shop.createDiscountBatch, async ({ body: { count, prefix, ...terms } }, context) => {
    const { database, clock, recordChange } = context;
    await database.execute(sql`select pg_advisory_xact_lock(${CODES_LOCK})`);
    await assertPrefixIsFree(database, prefix);
    const codes = newCodes(prefix, count);
    const { operation, file } = await discounts.createSeveral(
      context,
      codes.map((code) => ({ ...terms, code })),
    );
    // Writes a history entry for the batch, beside the entries of its codes.
    recordChange({
      rowId: prefix,
      before: null,
      after: { prefix, codes: count },
      resource: {
        name: 'shop-discount-batches',
        action: 'create',
        version: 0,
        operation,
        difference: [
          { field: 'Prefix', before: null, after: prefix },
          { field: 'Codes', before: null, after: count },
        ],
      },
    });
    return {
      operation,
      codes: count,
      fileName: `discount codes ${prefix} ${southAfricanDay(clock.now())}.csv`,
      file,
    };
  }),
  implement(shop.discountUses, ({ params, query }, context) => usesOfDiscount(context, params.id, query)),
  implement(shop.discountUseCount, ({ params }, { database }) => countUsesOfDiscount(database, params.id)),
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
