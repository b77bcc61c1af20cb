import {
  imageTypes,
  type ListedProduct,
  MOST_FOUND,
  type Page,
  type PageQuery,
  type ProductDetail,
  productSorts,
} from '@phila/contract';
import { randFromCents } from '@phila/finance/cents';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { addressFor, picturesOf } from '../../image/public.ts';
import { ownedAmong } from '../ownership/ownership.ts';
import { isBoughtOnce } from '../cart/things.ts';
import { shopCategories, shopProducts } from '../tables.ts';
import { searchQuery } from './search-words.ts';

export type Product = typeof shopProducts.$inferSelect;

/** In the words of the tables' indexes. */
export const isOnOffer: SQL = sql`"shop_products"."is_active" and "shop_products"."deleted_at" is null`;

/** What a first request asks for (specification: shop, "Lists"). */
const DEFAULT_PAGE_SIZE = 10;

const columns = { productName: shopProducts.sortName, price: shopProducts.price, productId: shopProducts.id };

const isSort = (name: string): name is keyof typeof columns =>
  (productSorts as readonly string[]).includes(name);

export const orderOf = (sort = 'productName'): SQL[] => {
  const isDown = sort.startsWith('-');
  const name = isDown ? sort.slice(1) : sort;
  if (!isSort(name)) {
    const message = `Products are sorted by ${productSorts.join(', ')}`;
    throw new Refusal(422, message, [{ path: 'Sort', message }]);
  }
  const direction = isDown ? desc : asc;
  return name === 'productId'
    ? [direction(shopProducts.id)]
    : [direction(columns[name]), direction(shopProducts.id)];
};

const found = (query: string): SQL =>
  sql`to_tsvector('simple', ${shopProducts.searchText}) @@ to_tsquery('simple', ${query})`;

/** The pictures, owned flags and names of categories that products are shown with. */
const shown = async (
  database: Database,
  personId: string | null,
  products: readonly (Product & { categoryName: string })[],
): Promise<ListedProduct[]> => {
  const ids = products.map(({ id }) => id);
  const [pictures, owned] = [
    await picturesOf(database, imageTypes.Product, ids),
    await ownedAmong(database, personId, ids),
  ];
  return products.map(({ id, name, sku, categoryId, categoryName, price, shortDescription, link }) => {
    const picture = pictures.get(id);
    return {
      productId: id,
      productName: name,
      sku,
      categoryId,
      categoryName,
      price: randFromCents(price),
      productShortDescription: shortDescription,
      imageUrl: picture === undefined ? '' : addressFor({ ...picture, type: imageTypes.Product }),
      link,
      owned: owned.has(id),
    };
  });
};

/** How many products there are in a list; of a search, at most `MOST_FOUND`. */
const countOf = async (
  database: Database,
  categoryId: number | null,
  matching: SQL | undefined,
): Promise<number> => {
  if (matching === undefined) {
    const [counted] = await database
      .select({ total: sql<number>`coalesce(sum(${shopCategories.productCount}), 0)::int` })
      .from(shopCategories)
      .where(categoryId === null ? undefined : eq(shopCategories.id, categoryId));
    return counted?.total ?? 0;
  }
  const some = database
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(matching)
    .limit(MOST_FOUND)
    .as('some');
  const [counted] = await database.select({ total: sql<number>`count(*)::int` }).from(some);
  return counted?.total ?? 0;
};

/**
 * One page of the products on offer, of a category or of all. The cost is that of the page: totals of lists are kept
 * with the categories, and a search counts no further than `MOST_FOUND`.
 * @throws Refusal 404 for a category that there is not, 422 for another sort
 */
export const listProducts = async (
  database: Database,
  personId: string | null,
  query: PageQuery,
  categoryId: number | null = null,
): Promise<Page<ListedProduct>> => {
  const { PageNumber: pageNumber = 1, PageSize: pageSize = DEFAULT_PAGE_SIZE, SearchTerm, Sort } = query;
  const order = orderOf(Sort);
  if (categoryId !== null) {
    const [category] = await database
      .select({ isActive: shopCategories.isActive })
      .from(shopCategories)
      .where(eq(shopCategories.id, categoryId));
    if (category?.isActive !== true) throw notFound();
  }
  const words = searchQuery(SearchTerm);
  const inCategory = categoryId === null ? undefined : eq(shopProducts.categoryId, categoryId);
  const listed = and(isOnOffer, inCategory);
  const matching = words === null ? undefined : and(listed, words === '' ? sql`false` : found(words));
  const totalCount = await countOf(database, categoryId, matching);
  const offset = (pageNumber - 1) * pageSize;
  // What few have is found by its words first: looked for along the order, nearly all products would be looked at.
  const few = (condition: SQL): SQL =>
    inArray(
      shopProducts.id,
      database.select({ id: shopProducts.id }).from(shopProducts).where(condition).limit(MOST_FOUND),
    );
  const rows =
    offset >= totalCount
      ? []
      : await database
          .select({ product: shopProducts, categoryName: shopCategories.name })
          .from(shopProducts)
          .innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId))
          .where(matching === undefined || totalCount === MOST_FOUND ? (matching ?? listed) : few(matching))
          .orderBy(...order)
          .limit(Math.min(pageSize, totalCount - offset))
          .offset(offset);
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    items: await shown(
      database,
      personId,
      rows.map(({ product, categoryName }) => ({ ...product, categoryName })),
    ),
    totalCount,
    pageNumber,
    pageSize,
    totalPages,
    hasNext: pageNumber < totalPages,
    hasPrevious: pageNumber > 1,
  };
};

/**
 * One product whole. What is no longer on offer is shown to whoever owns it.
 * @throws Refusal 404
 */
export const readProduct = async (
  database: Database,
  personId: string | null,
  id: number,
): Promise<ProductDetail> => {
  const [row] = await database
    .select({ product: shopProducts, categoryName: shopCategories.name })
    .from(shopProducts)
    .innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId))
    .where(eq(shopProducts.id, id));
  if (row === undefined) throw notFound();
  const { product, categoryName } = row;
  const [listed] = await shown(database, personId, [{ ...product, categoryName }]);
  const isListed = product.isActive && product.deletedAt === null;
  if (listed === undefined || !(isListed || listed.owned)) throw notFound();
  return {
    ...listed,
    productDescription: product.description,
    isBoughtOnce: isBoughtOnce(product.sku),
  };
};
