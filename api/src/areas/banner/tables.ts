import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organisations } from '../../core/people/organisations.ts';

/** An advert in a place of the site (specification: service). Its picture is a WebP among the blobs. */
export const banners = pgTable(
  'banners',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Raised when picture or words change. */
    version: integer('version').notNull().default(1),
    /** The alternative text of the picture. */
    title: text('title').notNull(),
    /** An id of `choices.ts`, as the three after it. */
    type: integer('type').notNull(),
    category: integer('category'),
    childCategory: integer('child_category'),
    callToAction: integer('call_to_action'),
    /** Names the blob of its picture; null for one without, which is shown nowhere. */
    imageKey: text('image_key'),
    /** A page of the site or an http(s) address (contract: `safeAddress`). */
    redirectUri: text('redirect_uri').notNull(),
    /** The first and the last day on which it is shown; without a last one, until it is switched off. */
    startDate: date('start_date').notNull(),
    endDate: date('end_date'),
    order: integer('order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The organisation that it is meant for; null for everyone. */
    osNo: integer('os_no').references(() => organisations.osNo),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('banners_place').on(table.type, table.order, table.id)],
);
