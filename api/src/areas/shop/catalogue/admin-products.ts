import {
  type AdminProduct,
  calls,
  imageTypes,
  type Page,
  type PageQuery,
  type ReceivedFile,
  type May,
} from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../core/database/open.ts';
import { checkBody } from '../../../core/http/check-part.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { mergeFields } from '../../../core/records/merge-update.ts';
import { addressFor, keepPicture, picturesOf } from '../../image/public.ts';
import { cartLines, shopProducts } from '../tables.ts';
import { countProducts, holdCategories } from './categories.ts';
import { orderOf, type Product } from './products.ts';
import { plainText, searchQuery, searchText } from './search-words.ts';

type Fields = z.output<typeof calls.shop.createProduct.body>;
type Administrator = Context<May>;

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
      isDeleted: product.deletedAt !== null,
    };
  });
};

const shownOne = async (database: Database, product: Product | undefined): Promise<AdminProduct> => {
  const [one] = product === undefined ? [] : await shown(database, [product]);
  if (one === undefined) throw notFound();
  return one;
};

/** Every product: all of them, the oldest first, or a page. */
export const listAdminProducts = async (
  database: Database,
  { PageNumber: pageNumber, PageSize: pageSize = 10, SearchTerm, Sort = 'productId' }: PageQuery,
): Promise<AdminProduct[] | Page<AdminProduct>> => {
  const words = searchQuery(SearchTerm);
  const matching: SQL | undefined =
    words === null
      ? undefined
      : words === ''
        ? sql`false`
        : sql`to_tsvector('simple', ${shopProducts.searchText}) @@ to_tsquery('simple', ${words})`;
  const rows = database
    .select()
    .from(shopProducts)
    .where(matching)
    .orderBy(...orderOf(Sort));
  if (pageNumber === undefined) return shown(database, await rows);
  const totalCount = await database.$count(shopProducts, matching);
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    items: await shown(database, await rows.limit(pageSize).offset((pageNumber - 1) * pageSize)),
    totalCount,
    pageNumber,
    pageSize,
    totalPages,
    hasNext: pageNumber < totalPages,
    hasPrevious: pageNumber > 1,
  };
};

const columnsOf = (fields: Fields) => ({
  sku: fields.sku,
  name: fields.productName,
  categoryId: fields.categoryId,
  price: centsFromRand(fields.price),
  shortDescription: fields.productShortDescription,
  description: fields.productDescription,
  link: fields.link,
  isActive: fields.isActive,
  sortName: plainText(fields.productName),
  searchText: searchText(fields.productName, fields.sku, fields.productShortDescription),
});

const assertSkuIsFree = async (tx: Database, sku: string, except: number | null): Promise<void> => {
  const [taken] = await tx
    .select({ id: shopProducts.id })
    .from(shopProducts)
    .where(eq(sql`lower(${shopProducts.sku})`, sku.toLowerCase()));
  if (taken === undefined || taken.id === except) return;
  const message = 'Another product has this SKU';
  throw new Refusal(409, message, [{ path: 'sku', message }]);
};

export const createProduct = async (
  { database, recordChange }: Administrator,
  fields: Fields,
): Promise<AdminProduct> => {
  await holdCategories(database, [fields.categoryId]);
  await assertSkuIsFree(database, fields.sku, null);
  const [created] = await database.insert(shopProducts).values(columnsOf(fields)).returning();
  await countProducts(database, [fields.categoryId]);
  if (created !== undefined) recordChange({ rowId: created.id, before: null, after: created });
  return shownOne(database, created);
};

const held = async (tx: Database, id: number): Promise<Product> => {
  const [found] = await tx.select().from(shopProducts).where(eq(shopProducts.id, id)).for('update');
  if (found === undefined) throw notFound();
  return found;
};

const CHANGED = 'Somebody else has changed this product meanwhile';

/**
 * Changes what is named of a product.
 * @throws Refusal 409 where it is another version than the one named, 422 where the whole breaks a rule
 */
export const updateProduct = async (
  { database, recordChange }: Administrator,
  id: number,
  { version, ...sent }: Record<string, unknown>,
): Promise<AdminProduct> => {
  // Categories are held before products, as everywhere, so that two administrators never wait for each other.
  const [seen] = await database
    .select({ categoryId: shopProducts.categoryId })
    .from(shopProducts)
    .where(eq(shopProducts.id, id));
  if (seen === undefined) throw notFound();
  const wanted =
    typeof sent.categoryId === 'number' && Number.isInteger(sent.categoryId) ? sent.categoryId : null;
  if (wanted === null || wanted < 1 || wanted > 2_147_483_647)
    await holdCategories(database, [seen.categoryId]);
  else await holdCategories(database, [seen.categoryId, wanted]);
  const before = await held(database, id);
  const stored = await shownOne(database, before);
  const { productName, sku, categoryId, price, productShortDescription, productDescription, link, isActive } =
    stored;
  const kept = {
    productName,
    sku,
    categoryId,
    price,
    productShortDescription,
    productDescription,
    link,
    isActive,
  };
  const fields = checkBody(calls.shop.updateProduct.body, {
    ...mergeFields(kept, sent),
    ...(version === undefined ? {} : { version }),
  }) as z.output<typeof calls.shop.updateProduct.body>;
  if (fields.version !== undefined && fields.version !== before.version)
    throw new Refusal(409, CHANGED, undefined, { value: stored });
  await assertSkuIsFree(database, fields.sku, id);
  const [after] = await database
    .update(shopProducts)
    .set({ ...columnsOf(fields), version: before.version + 1 })
    .where(eq(shopProducts.id, id))
    .returning();
  await countProducts(database, [before.categoryId, fields.categoryId]);
  if (after !== undefined) recordChange({ rowId: id, before, after });
  return shownOne(database, after);
};

const setDeleted = async (
  { database, recordChange }: Administrator,
  id: number,
  deletedAt: Date | null,
): Promise<Product> => {
  const [seen] = await database
    .select({ categoryId: shopProducts.categoryId })
    .from(shopProducts)
    .where(eq(shopProducts.id, id));
  if (seen === undefined) throw notFound();
  await holdCategories(database, [seen.categoryId]);
  const before = await held(database, id);
  if ((before.deletedAt === null) === (deletedAt === null)) return before;
  const [after] = await database
    .update(shopProducts)
    .set({ deletedAt, version: before.version + 1 })
    .where(eq(shopProducts.id, id))
    .returning();
  if (after === undefined) throw notFound();
  await countProducts(database, [before.categoryId]);
  recordChange({ rowId: id, before, after });
  return after;
};

/** Deletes a product from lists and carts; orders and owners keep it. Again: nothing happens. */
export const deleteProduct = async (context: Administrator, id: number): Promise<void> => {
  await setDeleted(context, id, context.clock.now());
  await context.database.delete(cartLines).where(eq(cartLines.productId, id));
};

export const restoreProduct = async (context: Administrator, id: number): Promise<AdminProduct> =>
  shownOne(context.database, await setDeleted(context, id, null));

export const saveProductImage = async (
  context: Administrator,
  id: number,
  file: ReceivedFile,
): Promise<AdminProduct> => {
  const { database, person, recordChange } = context;
  const before = await held(database, id);
  const [old] = (await picturesOf(database, imageTypes.Product, [id])).values();
  const imageUrl = await keepPicture(context, {
    type: imageTypes.Product,
    itemId: id,
    picture: file,
    owner: person.id,
  });
  recordChange({ rowId: id, before: { imageHash: old?.hash ?? null }, after: { imageUrl } });
  return { ...(await shownOne(database, before)), imageUrl };
};
