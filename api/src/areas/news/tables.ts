import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What the feeds said. The ids are given under a lock, so that they become visible in their order: whoever has seen
 * one has seen all before it.
 */
export const newsItems = pgTable(
  'news_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of what the feed knows the item by: two servers that read the same feed keep it once. */
    key: text('key').notNull().unique(),
    /** The same story in two feeds is one. */
    link: text('link').notNull().unique(),
    feed: text('feed').notNull(),
    title: text('title').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When a feed last had it: what is still in a feed is not forgotten, or it would come back as new. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('news_items_feed').on(table.feed, table.id)],
);

/** When each feed is due, for whichever server comes first, and the marks of its last answer. */
export const newsFeeds = pgTable('news_feeds', {
  feed: text('feed').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** Failures since the last answer. */
  failures: integer('failures').notNull().default(0),
});
