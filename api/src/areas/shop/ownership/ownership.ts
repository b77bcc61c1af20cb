import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { productOwnerships, shopProducts } from '../tables.ts';

/**
 * Filters products that the person owns for good, including products that begin later: they are bought already. Leaves
 * out services, which can be bought again.
 */
export const ownedAmong = async (
  database: Database,
  personId: string | null,
  productIds: readonly number[],
): Promise<Set<number>> => {
  if (personId === null || productIds.length === 0) return new Set();
  const rows = await database
    .select({ productId: productOwnerships.productId })
    .from(productOwnerships)
    .innerJoin(shopProducts, eq(shopProducts.id, productOwnerships.productId))
    .where(
      and(
        eq(productOwnerships.personId, personId),
        eq(shopProducts.kind, 'once'),
        inArray(productOwnerships.productId, [...new Set(productIds)]),
      ),
    );
  return new Set(rows.map(({ productId }) => productId));
};

/** The person's ownership of a product, of several purchases the one that began; null if they do not own it. */
export const ownershipOf = async (
  database: Database,
  personId: string | null,
  productId: number,
): Promise<{ beginsAt: Date | null; orderId: number | null } | null> => {
  if (personId === null) return null;
  const [row] = await database
    .select({ beginsAt: productOwnerships.beginsAt, orderId: productOwnerships.orderId })
    .from(productOwnerships)
    .where(and(eq(productOwnerships.personId, personId), eq(productOwnerships.productId, productId)))
    .orderBy(sql`${productOwnerships.beginsAt} nulls first`)
    .limit(1);
  return row ?? null;
};

/**
 * Checks that the person owns the product with this SKU, in any letter case, and that it has begun; deleted products
 * count.
 */
export const ownsSku = async (
  database: Database,
  personId: string,
  sku: string,
  now: Date,
): Promise<boolean> => {
  const rows = await database
    .select({ id: shopProducts.id })
    .from(productOwnerships)
    .innerJoin(shopProducts, eq(shopProducts.id, productOwnerships.productId))
    .where(
      and(
        eq(productOwnerships.personId, personId),
        eq(sql`lower(${shopProducts.sku})`, sku.toLowerCase()),
        or(isNull(productOwnerships.beginsAt), lte(productOwnerships.beginsAt, now)),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/**
 * Gives a person products in the transaction that marks their order as paid. Leaves what is owned once unchanged where
 * they own it already; a service is given again.
 * @param begins null for immediately
 * @returns the products that the person did not own before
 */
export const grantProducts = async (
  tx: Database,
  personId: string,
  productIds: readonly number[],
  orderId: number | null,
  now: Date,
  begins: Date | null = null,
): Promise<number[]> => {
  if (productIds.length === 0) return [];
  const products = await tx
    .select({ productId: shopProducts.id, kind: shopProducts.kind })
    .from(shopProducts)
    .where(inArray(shopProducts.id, [...new Set(productIds)]));
  const granted = await tx
    .insert(productOwnerships)
    .values(products.map((one) => ({ ...one, personId, orderId, grantedAt: now, beginsAt: begins })))
    .onConflictDoNothing()
    .returning({ productId: productOwnerships.productId });
  return granted.map(({ productId }) => productId);
};

/** Opens at once what an order gave and that was to begin later. */
export const openNow = async (tx: Database, orderId: number, now: Date): Promise<void> => {
  await tx
    .update(productOwnerships)
    .set({ beginsAt: null })
    .where(and(eq(productOwnerships.orderId, orderId), gt(productOwnerships.beginsAt, now)));
};

/** Tells if an order gave something that begins later. */
export const beginsLater = async (database: Database, orderId: number, now: Date): Promise<boolean> =>
  (await database.$count(
    productOwnerships,
    and(eq(productOwnerships.orderId, orderId), gt(productOwnerships.beginsAt, now)),
  )) > 0;
