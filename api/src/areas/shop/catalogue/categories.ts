import { shopCategory } from '@phila/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { shopCategories, shopProducts } from '../tables.ts';
import { isOnOffer } from './products.ts';

export type Category = typeof shopCategories.$inferSelect;

export const listCategories = (database: Database, withInactive: boolean): Promise<Category[]> =>
  database
    .select()
    .from(shopCategories)
    .where(withInactive ? undefined : eq(shopCategories.isActive, true))
    .orderBy(asc(shopCategories.order), asc(shopCategories.id));

/**
 * Locks categories by ascending id until the transaction ends, so that concurrent changes of their products wait and
 * the next count includes them.
 * @throws Refusal 422 at `categoryId` for an unknown one
 */
export const lockCategories = async (tx: Database, ids: readonly number[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const locked = await tx
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(inArray(shopCategories.id, wanted))
    .orderBy(asc(shopCategories.id))
    .for('update');
  if (locked.length < wanted.length) {
    const message = 'Please choose a category';
    throw new Refusal(422, message, [{ path: 'categoryId', message }]);
  }
};

/** Recounts the products on offer in locked categories. */
export const countProducts = async (tx: Database, ids: readonly number[]): Promise<void> => {
  for (const id of new Set(ids)) {
    const productCount = await tx.$count(shopProducts, and(isOnOffer, eq(shopProducts.categoryId, id)));
    await tx.update(shopCategories).set({ productCount }).where(eq(shopCategories.id, id));
  }
};

/** @throws Refusal 409 at `name` */
const assertNameIsFree = async (database: Database, name: string, except: number | null): Promise<void> => {
  const [taken] = await database
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(eq(sql`lower(${shopCategories.name})`, name.toLowerCase()));
  if (taken === undefined || taken.id === except) return;
  const message = 'Another category has this name';
  throw new Refusal(409, message, [{ path: 'name', message }]);
};

const categoryOf = async (database: Database, { id }: { id: number }): Promise<Category> => {
  const [found] = await database.select().from(shopCategories).where(eq(shopCategories.id, id));
  if (found === undefined) throw notFound();
  return found;
};

export const categories = storeResource(shopCategories, shopCategory, {
  check: ({ database }, { body, before }) => assertNameIsFree(database, body.name, before?.id ?? null),
  specified: ({ database }, row) => categoryOf(database, row),
  // Counts deleted products too, as they may be restored.
  assertRemovable: async ({ database }, { id }) => {
    if ((await database.$count(shopProducts, eq(shopProducts.categoryId, id))) > 0)
      throw new Refusal(409, 'Products belong to this category. Move them to another one first.');
  },
});
