import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The pictures of products, bundles and offers, at most one of each (specification: shop, "Pictures"). */
export const pictures = pgTable(
  'pictures',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** A number of `imageTypes` (contract). */
    type: integer('type').notNull(),
    /** The number of the product, bundle or offer. */
    itemId: integer('item_id').notNull(),
    /** Names the blob of the original; a new picture has a new one. */
    blobId: uuid('blob_id').notNull(),
    /** The start of the original's SHA-256, which tells versions of the picture's address apart. */
    hash: text('hash').notNull(),
    /** The colour that most of the picture has, `#rrggbb`. */
    colour: text('colour').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('pictures_item').on(table.type, table.itemId),
    index('pictures_type').on(table.type, table.id),
  ],
);
