import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { cents } from '../../../core/money/column.ts';

/** Codes that take something off an order (docs/specification/orders.md, "Discounts"). */
export const shopDiscounts = pgTable(
  'shop_discounts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In capitals, so that a code is the same however it is typed. */
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: ['percent', 'amount'] }).notNull(),
    /** In hundredths: of a percent, or of a rand. */
    value: integer('value').notNull(),
    minimumSpend: cents('minimum_spend').notNull(),
    startDate: date('start_date').notNull(),
    /** The last day, in South Africa; null for none. */
    endDate: date('end_date'),
    usageLimit: integer('usage_limit'),
    perUserLimit: integer('per_user_limit'),
    /** The only products that it is for; empty for everything. */
    productIds: jsonb('product_ids').$type<number[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    /** Uses that orders hold now. Single statements take and give them back, so that a race cannot exceed the limit. */
    used: integer('used').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('shop_discounts_value', sql`${table.value} > 0`),
    check('shop_discounts_used', sql`${table.used} >= 0`),
  ],
);
