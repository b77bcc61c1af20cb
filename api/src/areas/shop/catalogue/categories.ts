import { calls, type May } from '@phila/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../core/database/open.ts';
import { checkBody } from '../../../core/http/check-part.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { mergeFields } from '../../../core/records/merge-update.ts';
import { shopCategories, shopProducts } from '../tables.ts';
import { isOnOffer } from './products.ts';

export type Category = typeof shopCategories.$inferSelect;

/** The categories in their order. */
export const listCategories = (database: Database, withInactive: boolean): Promise<Category[]> =>
  database
    .select()
    .from(shopCategories)
    .where(withInactive ? undefined : eq(shopCategories.isActive, true))
    .orderBy(asc(shopCategories.order), asc(shopCategories.id));

/**
 * Holds categories until the transaction ends, the lowest id first: whoever changes products of them waits, so that the
 * count that follows sees what the other one did.
 * @throws Refusal 422 at `categoryId` for one that there is not
 */
export const holdCategories = async (tx: Database, ids: readonly number[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const held = await tx
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(inArray(shopCategories.id, wanted))
    .orderBy(asc(shopCategories.id))
    .for('update');
  if (held.length < wanted.length) {
    const message = 'Please choose a category';
    throw new Refusal(422, message, [{ path: 'categoryId', message }]);
  }
};

/** Counts anew what held categories have on offer. */
export const countProducts = async (tx: Database, ids: readonly number[]): Promise<void> => {
  for (const id of new Set(ids)) {
    const productCount = await tx.$count(shopProducts, and(isOnOffer, eq(shopProducts.categoryId, id)));
    await tx.update(shopCategories).set({ productCount }).where(eq(shopCategories.id, id));
  }
};

const categoryById = async (database: Database, id: number): Promise<Category> => {
  const [found] = await database.select().from(shopCategories).where(eq(shopCategories.id, id)).for('update');
  if (found === undefined) throw notFound();
  return found;
};

type Saved = Pick<Category, 'name' | 'order' | 'isActive'>;

const assertNameIsFree = async (database: Database, name: string, except: number | null): Promise<void> => {
  const [taken] = await database
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(eq(sql`lower(${shopCategories.name})`, name.toLowerCase()));
  if (taken === undefined || taken.id === except) return;
  const message = 'Another category has this name';
  throw new Refusal(409, message, [{ path: 'name', message }]);
};

export const createCategory = async (
  { database, recordChange }: Context<May>,
  values: Saved,
): Promise<Category> => {
  await assertNameIsFree(database, values.name, null);
  const [created] = await database.insert(shopCategories).values(values).returning();
  if (created === undefined) throw new Error('The category was not saved');
  recordChange({ rowId: created.id, before: null, after: created });
  return created;
};

/**
 * Changes what is named of a category, which is locked meanwhile: of two at once each merges with what the other saved.
 * @throws Refusal 422 where the whole breaks a rule, 409 for the name of another one
 */
export const updateCategory = async (
  { database, recordChange }: Context<May>,
  id: number,
  sent: Readonly<Record<string, unknown>>,
): Promise<Category> => {
  const before = await categoryById(database, id);
  const { name, order, isActive } = before;
  const { body } = calls.shop.updateCategory;
  const values = checkBody(body, mergeFields({ name, order, isActive }, sent)) as z.output<typeof body>;
  await assertNameIsFree(database, values.name, id);
  const [after] = await database
    .update(shopCategories)
    .set(values)
    .where(eq(shopCategories.id, id))
    .returning();
  if (after === undefined) throw notFound();
  recordChange({ rowId: id, before, after });
  return after;
};

/** @throws Refusal 409 while products belong to it, deleted ones as well: they may be restored */
export const deleteCategory = async ({ database, recordChange }: Context<May>, id: number): Promise<void> => {
  const before = await categoryById(database, id);
  if ((await database.$count(shopProducts, eq(shopProducts.categoryId, id))) > 0)
    throw new Refusal(409, 'Products belong to this category. Give them another one first.');
  await database.delete(shopCategories).where(eq(shopCategories.id, id));
  recordChange({ rowId: id, before, after: null });
};
