import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PageMetric } from '@phila/contract';

/**
 * A day's speed of pages, as a histogram for each route and metric: nothing about the people who opened them, and no
 * figure of a single page.
 */
export const pageSpeed = pgTable(
  'page_speed',
  {
    /** A South African day. */
    date: date('date').notNull(),
    /** The path that the remote declares for the route. */
    pattern: text('pattern').notNull(),
    /** `pages` counts pages, all in bucket 0, because a page may lack some figures. */
    metric: text('metric').$type<PageMetric | 'pages'>().notNull(),
    /** The index of the bucket between the edges of the contract's `metricScales`. */
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.pattern, table.metric, table.bucket] })],
);
