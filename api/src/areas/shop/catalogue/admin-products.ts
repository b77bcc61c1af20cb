import {
  type AdminProduct,
  imageTypes,
  LARGEST_ID,
  type May,
  type Page,
  type PageQuery,
  plainText,
  type ReceivedFile,
  shopProduct,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { countCapped } from '../../../core/database/count-capped.ts';
import { inBatches } from '../../../core/database/in-batches.ts';
import type { Database } from '../../../core/database/open.ts';
import { type AskedPage, readPage } from '../../../core/database/read-page.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { orEmpty } from '../../../core/resources/or-empty.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { addressFor, picturesOf, rowPictures } from '../../image/public.ts';
import { cartLines, shopCategories, shopProducts } from '../tables.ts';
import { countProducts, lockCategories, listCategories } from './categories.ts';
import { orderOf, type Product } from './products.ts';
import { productSearch, searchText } from './search-words.ts';

type Administrator = Context<May>;

/** The condition of a search; undefined for an empty one. */
const matching = async (database: Database, term: string | undefined): Promise<SQL | undefined> => {
  const search = await productSearch(database, term, true);
  if (search === 'nothing') return sql`false`;
  return search?.(shopProducts);
};

const shown = async (database: Database, products: readonly Product[]): Promise<AdminProduct[]> => {
  const pictures = await picturesOf(
    database,
    imageTypes.Product,
    products.map(({ id }) => id),
  );
  return products.map((product) => {
    const picture = pictures.get(product.id);
    return {
      productId: product.id,
      version: product.version,
      productName: product.name,
      sku: product.sku,
      categoryId: product.categoryId,
      price: randFromCents(product.price),
      productShortDescription: product.shortDescription,
      productDescription: product.description,
      imageUrl: picture === undefined ? '' : addressFor({ ...picture, type: imageTypes.Product }),
      link: product.link,
      isActive: product.isActive,
      isDelivered: product.isDelivered,
      isDeleted: product.deletedAt !== null,
    };
  });
};

/** Lists every product, all or a page, oldest first. */
export const listAdminProducts = async (
  database: Database,
  { SearchTerm, Sort = 'productId', ...asked }: PageQuery & AskedPage,
): Promise<AdminProduct[] | Page<AdminProduct>> => {
  const found = await matching(database, SearchTerm);
  const rows = database
    .select()
    .from(shopProducts)
    .where(found)
    .orderBy(...orderOf(Sort));
  if (asked.PageNumber === undefined) return shown(database, await rows);
  const page = await readPage(
    asked,
    (limit, offset) => rows.limit(limit).offset(offset),
    () => database.$count(shopProducts, found),
  );
  return { ...page, items: await shown(database, page.items) };
};

/** Counts the products that match, up to the most that a list says. */
export const countAdminProducts = async (database: Database, term: string | undefined) =>
  countCapped(database, shopProducts, await matching(database, term));

/** @throws Refusal 409 at `sku` */
const assertSkuIsFree = async (tx: Database, sku: string, except: number | null): Promise<void> => {
  const [taken] = await tx
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(eq(sql`lower(${shopProducts.sku})`, sku.toLowerCase()));
  if (taken === undefined || taken.id === except) return;
  const message = 'Another product has this SKU';
  throw new Refusal(409, message, [{ path: 'sku', message }]);
};

/** Finds a product's present category and its new one, if any. */
const categoriesConcerned = async (
  database: Database,
  id: number | null,
  wanted: unknown,
): Promise<number[]> => {
  const there = await database
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(
      or(
        typeof wanted === 'number' && Number.isInteger(wanted) && Math.abs(wanted) <= LARGEST_ID
          ? eq(shopCategories.id, wanted)
          : undefined,
        id === null
          ? undefined
          : inArray(
              shopCategories.id,
              database
                .select({ id: shopProducts.categoryId })
                .from(shopProducts)
                .where(eq(shopProducts.id, id)),
            ),
      ) ?? sql`false`,
    );
  return there.map((category) => category.id);
};

const namesOfCategories = async (database: Database): Promise<ReadonlyMap<number, string>> =>
  new Map((await listCategories(database, true)).map(({ id, name }) => [id, name]));

const adminProductOf = async (database: Database, { id }: { id: number }): Promise<AdminProduct> => {
  const [found] = await shown(
    database,
    await database.select().from(shopProducts).where(eq(shopProducts.id, id)),
  );
  if (found === undefined) throw notFound();
  return found;
};

export const products = storeResource(shopProducts, shopProduct, {
  pictures: rowPictures,
  stored: {
    price: { read: randFromCents, write: centsFromRand },
    description: orEmpty,
    link: orEmpty,
  },
  choices: { categoryId: namesOfCategories },
  specified: ({ database }, row) => adminProductOf(database, row),
  // Locks categories before products, as everywhere, to avoid deadlocks.
  hold: async ({ database }, id, sent) =>
    lockCategories(database, await categoriesConcerned(database, id, sent['categoryId'])),
  derived: ({ name, sku, shortDescription }) => ({
    sortName: plainText(name),
    searchText: searchText(name, sku, shortDescription),
  }),
  sortedBy: { name: shopProducts.sortName, price: shopProducts.price },
  search: matching,
  check: ({ database }, { body, before }) => assertSkuIsFree(database, body.sku, before?.id ?? null),
  settled: async ({ database, clock }, changes) => {
    const kept = changes.flatMap(({ after }) => after ?? []);
    for await (const some of inBatches(kept.map(({ id }) => id)))
      await database
        .update(shopProducts)
        .set({ changedAt: clock.now() })
        .where(inArray(shopProducts.id, some));
    await countProducts(
      database,
      changes.flatMap(({ before, after }) => [before, after].flatMap((row) => row?.categoryId ?? [])),
    );
    const removed = kept.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id);
    for await (const some of inBatches(removed))
      await database.delete(cartLines).where(inArray(cartLines.productId, some));
  },
});

/** Removes a product from lists and carts; orders and owners keep it. Repeating it does nothing. */
export const deleteProduct = async (context: Administrator, id: number): Promise<true> => {
  const isGone = and(eq(shopProducts.id, id), isNotNull(shopProducts.deletedAt));
  return (await context.database.$count(shopProducts, isGone)) > 0 || products.remove(context, id);
};

export const saveProductImage = async (
  context: Administrator,
  id: number,
  file: ReceivedFile,
): Promise<AdminProduct> =>
  adminProductOf(context.database, await products.savePicture(context, id, 'image', file));
