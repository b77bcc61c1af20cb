import {
  imageTypes,
  type ListedProduct,
  MAX_FOUND,
  type ProductDetail,
  type ProductPage,
  type ProductQuery,
  productSorts,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lte,
  notExists,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/open.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { addressFor, picturesOf } from '../../image/public.ts';
import { beginningOf } from '../ownership/beginning.ts';
import { beginningFilesOf } from '../ownership/beginning-file.ts';
import { ownedAmong, ownershipOf } from '../ownership/ownership.ts';
import { mendedTerm } from './near-words.ts';
import { isBoughtOnce } from '../cart/things.ts';
import { productOwnerships, shopCategories, shopProducts } from '../tables.ts';
import { type ProductSearch, productSearch } from './search-words.ts';

export type Product = typeof shopProducts.$inferSelect;

/** Spelt like the condition of the partial indexes, so that the planner uses them. */
export const isOnOffer: SQL = sql`"shop_products"."is_active" and "shop_products"."deleted_at" is null`;

/** Makes a product's pictures public while it is on offer. */
export const isProductPublic = (database: Database, itemId: PgColumn): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(shopProducts)
      .where(and(eq(shopProducts.id, itemId), isOnOffer)),
  );

/** The page size of a request that names none (specification: shop, "Lists"). */
const DEFAULT_PAGE_SIZE = 10;

const columns = { productName: shopProducts.sortName, price: shopProducts.price, productId: shopProducts.id };

const isSort = (name: string): name is keyof typeof columns =>
  (productSorts as readonly string[]).includes(name);

/** @param by replacements for these columns; default: the products' own */
export const orderOf = (
  sort = 'productName',
  by: { readonly [name in keyof typeof columns]: SQLWrapper } = columns,
): SQL[] => {
  const isDown = sort.startsWith('-');
  const name = isDown ? sort.slice(1) : sort;
  if (!isSort(name)) {
    const message = `Products are sorted by ${productSorts.join(', ')}`;
    throw new Refusal(422, message, [{ path: 'Sort', message }]);
  }
  const direction = isDown ? desc : asc;
  return name === 'productId' ? [direction(by.productId)] : [direction(by[name]), direction(by.productId)];
};

/** Adds pictures, owned flags and category names to products. */
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

interface Narrowing {
  MinPrice?: number | undefined;
  MaxPrice?: number | undefined;
  Owned?: 'true' | 'false' | undefined;
}

/** The filter by price and ownership; undefined without either. */
const narrowedBy = (
  database: Database,
  personId: string | null,
  { MinPrice, MaxPrice, Owned }: Narrowing,
): SQL | undefined => {
  const owning = () =>
    database
      .select({ one: sql`1` })
      .from(productOwnerships)
      .where(
        and(
          personId === null ? sql`false` : eq(productOwnerships.personId, personId),
          eq(productOwnerships.productId, shopProducts.id),
          eq(shopProducts.kind, 'once'),
        ),
      );
  return and(
    MinPrice === undefined ? undefined : gte(shopProducts.price, centsFromRand(MinPrice)),
    MaxPrice === undefined ? undefined : lte(shopProducts.price, centsFromRand(MaxPrice)),
    Owned === undefined ? undefined : Owned === 'true' ? exists(owning()) : notExists(owning()),
  );
};

/** Reads the number of products in a list, stored with the categories. */
const countOf = async (database: Database, categoryId: number | null): Promise<number> => {
  const [counted] = await database
    .select({ total: sql<number>`coalesce(sum(${shopCategories.productCount}), 0)::int` })
    .from(shopCategories)
    .where(categoryId === null ? undefined : eq(shopCategories.id, categoryId));
  return counted?.total ?? 0;
};

/** The number of oldest products that a search tries first, to estimate how many match. */
const TRIED = 100;
/** Matches among the tried products that make a search a broad one. */
const MANY_OF_TRIED = TRIED / 4;
/** The number of oldest products that a broad search looks at to count `MAX_FOUND` matches. */
const LOOKED_AT = 4 * MAX_FOUND;
/**
 * The most matches that are found by their words and then sorted; with more, walking the list's order fills a page
 * sooner.
 */
const SORTED = 2_000;

interface Matches {
  /** At most `MAX_FOUND`. */
  total: number;
  /** The number of matches to sort; null for too many. */
  toSort: number | null;
}

/** Counts matches among the oldest products of a list. */
const amongOldest = async (
  database: Database,
  listed: SQL | undefined,
  search: ProductSearch,
  { looked, most }: { looked: number; most: number },
): Promise<number> => {
  const oldest = database
    .select({
      searchText: shopProducts.searchText,
      categoryId: shopProducts.categoryId,
      sortName: shopProducts.sortName,
    })
    .from(shopProducts)
    .where(listed)
    .orderBy(asc(shopProducts.id))
    .limit(looked)
    .as('oldest');
  const matching = database
    .select({ one: sql`1`.as('one') })
    .from(oldest)
    .where(search(oldest))
    .limit(most)
    .as('matching');
  const [counted] = await database.select({ total: count() }).from(matching);
  return counted?.total ?? 0;
};

/** Counts matches, looking at `SORTED` at most. */
const countSome = async (database: Database, condition: SQL | undefined): Promise<Matches> => {
  const some = database
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(condition)
    .limit(SORTED)
    .as('some');
  const [counted] = await database.select({ total: count() }).from(some);
  const total = counted?.total ?? 0;
  return { total: Math.min(total, MAX_FOUND), toSort: total === SORTED ? null : total };
};

/**
 * Counts matches. The index collects every row with a word before it returns the first, so common words are counted
 * without it.
 */
const countMatches = async (
  database: Database,
  listed: SQL | undefined,
  search: ProductSearch,
): Promise<Matches> => {
  const tried = await amongOldest(database, listed, search, { looked: TRIED, most: TRIED });
  if (tried >= MANY_OF_TRIED) {
    const found = await amongOldest(database, listed, search, { looked: LOOKED_AT, most: MAX_FOUND });
    if (found === MAX_FOUND) return { total: MAX_FOUND, toSort: null };
  }
  return countSome(database, and(listed, search(shopProducts)));
};

interface SearchedFor {
  search: ProductSearch | 'nothing' | null;
  /** Null for an empty search. */
  found: Matches | null;
  /** The corrected words that were searched instead, because the typed words matched nothing. */
  correctedTerm: string | null;
}

/** Searches the listed products; where nothing matches, searches again with misspellings corrected. */
const searched = async (
  database: Database,
  listed: SQL | undefined,
  term: string | undefined,
): Promise<SearchedFor> => {
  const search = await productSearch(database, term);
  if (search === null) return { search, found: null, correctedTerm: null };
  // Nothing typed can be searched for, so nothing is found.
  if (search === 'nothing') return { search, found: { total: 0, toSort: 0 }, correctedTerm: null };
  const found = await countMatches(database, listed, search);
  const asTyped = { search, found, correctedTerm: null };
  if (found.total > 0) return asTyped;
  const correctedTerm = await mendedTerm(database, term ?? '');
  const again = correctedTerm === null ? null : await productSearch(database, correctedTerm);
  if (typeof again !== 'function') return asTyped;
  const foundAgain = await countMatches(database, listed, again);
  return foundAgain.total === 0 ? asTyped : { search: again, found: foundAgain, correctedTerm };
};

/**
 * Reads a page of the products on offer, in one category or all. Counts stay cheap: categories store the totals of
 * their lists, and a search or filter is counted up to `MAX_FOUND`.
 * @throws Refusal 404 for an unknown category, 422 for an unknown sort
 */
export const listProducts = async (
  database: Database,
  personId: string | null,
  query: ProductQuery,
  categoryId: number | null = null,
): Promise<ProductPage> => {
  const { PageNumber: pageNumber = 1, PageSize: pageSize = DEFAULT_PAGE_SIZE, SearchTerm, Sort } = query;
  const order = orderOf(Sort);
  if (categoryId !== null) {
    const [category] = await database
      .select({ isActive: shopCategories.isActive })
      .from(shopCategories)
      .where(eq(shopCategories.id, categoryId));
    if (category?.isActive !== true) throw notFound();
  }
  const inCategory = categoryId === null ? undefined : eq(shopProducts.categoryId, categoryId);
  const narrowed = narrowedBy(database, personId, query);
  const listed = and(isOnOffer, inCategory, narrowed);
  const { search, found: matches, correctedTerm } = await searched(database, listed, SearchTerm);
  // Stored totals are of whole lists, so a filtered one is counted.
  const found = matches ?? (narrowed === undefined ? null : await countSome(database, listed));
  const totalCount = found === null ? await countOf(database, categoryId) : found.total;
  const matching = typeof search === 'function' ? and(listed, search(shopProducts)) : listed;
  const offset = (pageNumber - 1) * pageSize;
  const limit = Math.min(pageSize, Math.max(0, totalCount - offset));
  // Finds rare matches by their words first: along the list's order, nearly every product would be looked at. Reads
  // only the page in full.
  const few = (most: number): SQL => {
    const some = database.select(columns).from(shopProducts).where(matching).limit(most).as('found');
    const page = database
      .select({ id: some.productId })
      .from(some)
      .orderBy(...orderOf(Sort, some))
      .limit(limit)
      .offset(offset);
    return inArray(shopProducts.id, page);
  };
  const toSort = found?.toSort ?? null;
  const listing = database
    .select({ product: shopProducts, categoryName: shopCategories.name })
    .from(shopProducts)
    .innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId))
    .orderBy(...order);
  const rows =
    limit === 0
      ? []
      : await (toSort === null
          ? listing.where(matching).limit(limit).offset(offset)
          : listing.where(few(toSort)));
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
    ...(correctedTerm === null ? {} : { correctedTerm }),
  };
};

/**
 * Reads a product in full; one not on offer only for people who own it, and a draft for those who see the catalogue.
 * @param seesDrafts true for a person who may see the whole catalogue
 * @throws Refusal 404
 */
export const readProduct = async (
  database: Database,
  { personId, seesDrafts }: { personId: string | null; seesDrafts: boolean },
  id: number,
  now: Date,
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
  const ownership = await ownershipOf(database, personId, id);
  const isDraft = !product.isActive && product.deletedAt === null && seesDrafts;
  if (listed === undefined || !(isListed || isDraft || ownership !== null)) throw notFound();
  const file = ownership === null ? undefined : (await beginningFilesOf(database, [id])).get(id);
  return {
    ...listed,
    ...(isDraft ? { isDraft } : {}),
    ...(ownership === null ? {} : beginningOf(product, file ?? null, ownership, now)),
    productDescription: product.description,
    isBoughtOnce: isBoughtOnce(product.sku),
    isDelivered: product.isDelivered,
  };
};
