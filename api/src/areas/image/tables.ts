import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Pictures of products, bundles and offers, at most one each (specification: shop, "Pictures"). */
export const pictures = pgTable(
  'pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** An id of `imageTypes` (contract). */
    type: integer('type').notNull(),
    /** The id of the product, bundle or offer. */
    itemId: integer('item_id').notNull(),
    /** The original's blob; a new picture gets a new one. */
    blobId: uuid('blob_id').notNull(),
    /** The beginning of the original's SHA-256. Makes its address unique. */
    hash: text('hash').notNull(),
    /** The picture's most frequent colour, `#rrggbb`. */
    colour: text('colour').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('pictures_item').on(table.type, table.itemId),
    index('pictures_type').on(table.type, table.id),
  ],
);
