import type { MetadataElement } from '@phila/contract';
import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../../core/people/tables.ts';
import { shopProducts } from '../tables.ts';
import type { StoredAnswer } from './sealed-answer.ts';

/** What a product asks before checkout. */
export const productMetadata = pgTable('shop_product_metadata', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => shopProducts.id, { onDelete: 'cascade' }),
  elements: jsonb('elements').$type<MetadataElement[]>().notNull(),
  /** Raised with each change. */
  version: integer('version').notNull().default(1),
});

/** What a product asked in each version: of a question that it asks no longer, the kind is known from here. */
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

/** What a person answered, until it is ordered: then the answers stand on the order's line. */
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
