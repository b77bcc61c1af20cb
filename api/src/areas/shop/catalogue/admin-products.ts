import {
  type AdminProduct,
  type BodyOf,
  LARGEST_ID,
  type Page,
  type PageQuery,
  plainText,
  type ResourceRow,
  shopProduct,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { inBatches } from '../../../core/database/in-batches.ts';
import type { Database } from '../../../core/database/open.ts';
import { readPage } from '../../../core/database/read-page.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { orEmpty } from '../../../core/resources/or-empty.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { cartLines, shopCategories, shopProducts } from '../tables.ts';
import { countProducts, lockCategories, listCategories } from './categories.ts';
import { orderOf } from './products.ts';
import { productSearch, searchText } from './search-words.ts';

/** The condition of a search; undefined for an empty one. */
const matching = async (database: Database, term: string | undefined): Promise<SQL | undefined> => {
  const search = await productSearch(database, term, true);
  if (search === 'nothing') return sql`false`;
  return search?.(shopProducts);
};

/** A stored row: the table requires every required field, so none is null. */
type Product = ResourceRow<typeof shopProduct> & BodyOf<typeof shopProduct>;

const shown = (stored: ResourceRow<typeof shopProduct>): AdminProduct => {
  const row = stored as Product;
  return {
    productId: row.id,
    version: row.version,
    productName: row.name,
    sku: row.sku,
    categoryId: row.categoryId,
    price: row.price,
    productShortDescription: row.shortDescription,
    productDescription: row.description ?? '',
    imageUrl: row.pictures['image'] ?? '',
    link: row.link ?? '',
    isActive: row.isActive,
    isDelivered: row.isDelivered,
    kind: row.kind,
    isDeleted: row.removedAt !== null,
  };
};

/** Lists every product, all or a page, oldest first. */
export const listAdminProducts = async (
  database: Database,
  { SearchTerm, Sort = 'productId', ...asked }: PageQuery,
): Promise<AdminProduct[] | Page<AdminProduct>> => {
  const found = await matching(database, SearchTerm);
  const rows = database
    .select()
    .from(shopProducts)
    .where(found)
    .orderBy(...orderOf(Sort));
  if (asked.PageNumber === undefined) return (await products.shown(database, await rows)).map(shown);
  const page = await readPage(
    asked,
    (limit, offset) => rows.limit(limit).offset(offset),
    () => database.$count(shopProducts, found),
  );
  return { ...page, items: (await products.shown(database, page.items)).map(shown) };
};

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

export const products = storeResource(shopProducts, shopProduct, {
  pictures: rowPictures,
  codecs: {
    price: { read: randFromCents, write: centsFromRand },
    description: orEmpty,
    link: orEmpty,
  },
  choices: { categoryId: namesOfCategories },
  specified: (_context, row) => shown(row),
  // Locks categories before products, as everywhere, to avoid deadlocks.
  lockBefore: async ({ database }, id, sent) =>
    lockCategories(database, await categoriesConcerned(database, id, sent['categoryId'])),
  computedColumns: ({ name, sku, shortDescription }) => ({
    sortName: plainText(name),
    searchText: searchText(name, sku, shortDescription),
  }),
  sortedBy: { name: shopProducts.sortName, price: shopProducts.price },
  search: matching,
  check: ({ database }, { body, before }) => assertSkuIsFree(database, body.sku, before?.id ?? null),
  afterAllRows: async ({ database, clock }, changes) => {
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
