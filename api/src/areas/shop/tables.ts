import type { ProductKind } from '@phila/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inWords } from '../../core/database/in-words.ts';
import { cents } from '../../core/money/column.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { indexOfWords } from '../../core/searching/word-index.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Specification: shop, "Catalogue". */
export const shopCategories = pgTable('shop_categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  order: integer('order').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  /** The number of its products on offer, updated by each change of a product, so that no list counts 100 000 rows. */
  productCount: integer('product_count').notNull().default(0),
});

/** The condition of every list, worded exactly as in the partial indexes; otherwise the planner ignores these. */
const onOffer = sql`"is_active" and "deleted_at" is null`;

const isThere = sql`"deleted_at" is null`;

/** Products; a deleted one keeps its row for orders and owners. */
export const shopProducts = pgTable(
  'shop_products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Raised with each change. */
    version: integer('version').notNull().default(1),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => shopCategories.id),
    price: cents('price').notNull(),
    /** Both in Markdown. */
    shortDescription: text('short_description').notNull(),
    description: text('description').notNull(),
    /** The address that a free product opens; '' for none. */
    link: text('link').notNull(),
    /** How owners begin (contract: `beginning`); null for parts that do not apply. */
    beginWords: text('begin_words'),
    beginDate: date('begin_date'),
    beginPlace: text('begin_place'),
    beginLink: text('begin_link'),
    beginFile: text('begin_file'),
    beginCode: text('begin_code'),
    /** True for things sent to an address, false for events and downloads. */
    isDelivered: boolean('is_delivered').notNull().default(false),
    /** Owned once, or bought again (contract: `productKinds`). */
    kind: text('kind').$type<ProductKind>().notNull().default('once'),
    isActive: boolean('is_active').notNull().default(true),
    deletedAt: moment('deleted_at'),
    /** The last change, for search engines; null if unchanged since this column was added. */
    changedAt: moment('changed_at'),
    /** The name as sorted in lists, and the words that searches match (`catalogue/search-words.ts`). */
    sortName: text('sort_name').notNull(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    uniqueIndex('shop_products_sku').on(sql`lower(${table.sku})`),
    index('shop_products_name').on(table.sortName, table.id).where(onOffer),
    index('shop_products_price').on(table.price, table.id).where(onOffer),
    index('shop_products_newest').on(table.id).where(onOffer),
    index('shop_products_category_name').on(table.categoryId, table.sortName, table.id).where(onOffer),
    index('shop_products_category_price').on(table.categoryId, table.price, table.id).where(onOffer),
    index('shop_products_category_newest').on(table.categoryId, table.id).where(onOffer),
    // The order of the administrators' list.
    index('shop_products_managed_name').on(table.sortName, table.id).where(isThere),
    index('shop_products_managed_price').on(table.price, table.id).where(isThere),
    index('shop_products_search').using('gin', sql`to_tsvector('simple', ${table.searchText})`),
  ],
);

/** Files that owners of a product download; the bytes are blobs. */
export const shopBeginningFiles = pgTable('shop_beginning_files', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => shopProducts.id, { onDelete: 'cascade' }),
  blobId: uuid('blob_id').notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
  savedAt: moment('saved_at').notNull(),
});

/** Words of products, to correct misspelt searches (maintained by `catalogue/search-words.sql`). */
export const shopWords = pgTable(
  'shop_words',
  {
    word: text('word').primaryKey(),
    trigrams: text('trigrams').array().notNull(),
  },
  (table) => [index('shop_words_trigrams').using('gin', table.trigrams)],
);

/** Specification: shop, "Cart". A line for each thing: adding it again raises the quantity. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid('id').primaryKey(),
    personId: owner(),
    productId: integer('product_id').references(() => shopProducts.id),
    /** A bundle of the voucher area, stored in its own tables. */
    bundleId: integer('bundle_id'),
    quantity: integer('quantity').notNull(),
    /** The price of one when the person last saw it, so that a new price is pointed out. */
    seenPrice: cents('seen_price').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    index('cart_lines_person').on(table.personId, table.id),
    uniqueIndex('cart_lines_product').on(table.personId, table.productId),
    uniqueIndex('cart_lines_bundle').on(table.personId, table.bundleId),
    check('cart_lines_one', sql`num_nonnulls(${table.productId}, ${table.bundleId}) = 1`),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Products that people own: what is owned once a single time, a service once for each order. */
export const productOwnerships = pgTable(
  'product_ownerships',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: owner(),
    productId: integer('product_id')
      .notNull()
      .references(() => shopProducts.id),
    /** The order that paid for it; null for a gift. */
    orderId: integer('order_id'),
    grantedAt: moment('granted_at').notNull(),
    /**
     * When a digital product begins: without consent to immediate access, after the days to cancel. Null for
     * immediately.
     */
    beginsAt: moment('begins_at'),
    /** The product's kind when it was given. */
    kind: text('kind').$type<ProductKind>().notNull().default('once'),
  },
  (table) => [
    uniqueIndex('product_ownerships_once')
      .on(table.personId, table.productId)
      .where(sql`"kind" = 'once'`),
    index('product_ownerships_person').on(table.personId, table.productId),
    index('product_ownerships_order').on(table.orderId),
  ],
);

/** The text that finds a discount: its code as typed, and without hyphens. */
export const codesOfDiscounts = ({
  code,
  codeKey,
}: { readonly [name in 'code' | 'codeKey']: PgColumn }): PgColumn[] => [code, codeKey];

/** Discount codes for orders (docs/specification/orders.md, "Discounts"). */
export const shopDiscounts = pgTable(
  'shop_discounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In capitals, so that codes match in any letter case. */
    code: text('code').notNull(),
    /** The code as compared, by `discountKey`; the code itself where an older code already has that key. */
    codeKey: text('code_key').notNull(),
    version: integer('version').notNull().default(1),
    kind: text('kind', { enum: ['percent', 'amount'] }).notNull(),
    /** In hundredths: of a percent, or of a rand. */
    value: integer('value').notNull(),
    minimumSpend: cents('minimum_spend').notNull(),
    startDate: date('start_date').notNull(),
    /** The last day, in South Africa; null for none. */
    endDate: date('end_date'),
    usageLimit: integer('usage_limit'),
    perUserLimit: integer('per_user_limit'),
    /** The products that it is limited to; empty for all. */
    productIds: jsonb('product_ids').$type<number[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    /** Uses taken by orders now. Taken and released by single statements, so that a race cannot exceed the limit. */
    used: integer('used').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('shop_discounts_code').on(table.code).where(isThere),
    uniqueIndex('shop_discounts_code_key').on(table.codeKey).where(isThere),
    indexOfWords('shop_discounts_words', codesOfDiscounts(table)),
    index('shop_discounts_code_sorted').on(inWords(table.code), table.id),
    check('shop_discounts_value', sql`${table.value} > 0`),
    check('shop_discounts_used', sql`${table.used} >= 0`),
  ],
);
