import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organisations } from '../../core/accounts/organisations.ts';

/** Adverts in places of the site (specification: service). Pictures are WebP blobs. */
export const banners = pgTable(
  'banners',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Raised when the picture or text changes. */
    version: integer('version').notNull().default(1),
    /** The picture's alternative text. */
    title: text('title').notNull(),
    /** An id of `choices.ts`, like the three after it. */
    type: integer('type').notNull(),
    category: integer('category'),
    childCategory: integer('child_category'),
    callToAction: integer('call_to_action'),
    /** The picture's blob; null for none, and then it is not shown. */
    imageKey: text('image_key'),
    /** A page of the site or an http(s) address (contract: `safeAddress`). */
    redirectUri: text('redirect_uri').notNull(),
    /** The first and last day to show it; without a last one, until switched off. */
    startDate: date('start_date').notNull(),
    endDate: date('end_date'),
    order: integer('order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The organisation it is for; null for everyone. */
    osNo: integer('os_no').references(() => organisations.osNo),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('banners_place').on(table.type, table.order, table.id)],
);
