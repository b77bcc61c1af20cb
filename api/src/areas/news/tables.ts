import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Items of the feeds. Ids are assigned under a lock, so become visible in order: a client with one has seen all before
 * it.
 */
export const newsItems = pgTable(
  'news_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of the feed's own item id, so that two servers store an item once. */
    key: text('key').notNull().unique(),
    /** Unique, so that the same story in two feeds is stored once. */
    link: text('link').notNull().unique(),
    feed: text('feed').notNull(),
    title: text('title').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When a feed last had it: items still in a feed are kept, or they would return as new. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_items_feed').on(table.feed, table.id)],
);

/** When each feed is due, and the validators of its last reply. */
export const newsFeeds = pgTable('news_feeds', {
  feed: text('feed').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** Failures since the last reply. */
  failures: integer('failures').notNull().default(0),
});
