import type { MetadataElement } from '@phila/contract';
import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/accounts/tables.ts';
import { shopProducts } from '../tables.ts';
import type { StoredAnswer } from './sealed-answer.ts';

/** The questions that a product asks before checkout. */
export const productMetadata = pgTable('shop_product_metadata', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => shopProducts.id, { onDelete: 'cascade' }),
  elements: jsonb('elements').$type<MetadataElement[]>().notNull(),
  /** Raised with each change. */
  version: integer('version').notNull().default(1),
});

/** Each version of a product's questions, so that answers to a removed question keep its kind. */
export const productMetadataVersions = pgTable(
  'shop_product_metadata_versions',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => shopProducts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    elements: jsonb('elements').$type<MetadataElement[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
);

/** Answers to a product's questions until the order is placed; then the order's lines hold them. */
export const metadataAnswers = pgTable(
  'shop_metadata_answers',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => shopProducts.id, { onDelete: 'cascade' }),
    fields: jsonb('fields').$type<StoredAnswer[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.productId] })],
);
