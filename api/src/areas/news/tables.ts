import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The items of the feeds. The ids are given under a lock, so that they become visible in order: a client that has
 * seen one has seen all before it.
 */
export const newsItems = pgTable(
  'news_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of the feed's own id of the item: two servers that read the same feed store it once. */
    key: text('key').notNull().unique(),
    /** Unique, so that the same story in two feeds is stored once. */
    link: text('link').notNull().unique(),
    feed: text('feed').notNull(),
    title: text('title').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When a feed last had it: an item that is still in a feed is not deleted, or it would come back as new. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_items_feed').on(table.feed, table.id)],
);

/** When each feed is due, and the validators of its last answer. */
export const newsFeeds = pgTable('news_feeds', {
  feed: text('feed').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** Failures since the last answer. */
  failures: integer('failures').notNull().default(0),
});
