import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PageMetric } from '@phila/contract';

/**
 * A day's speed of pages, as a histogram for each route and metric: nothing about the people who opened them, and no
 * figure of a single page.
 */
export const pageSpeed = pgTable(
  'page_speed',
  {
    /** South African. */
    date: date('date').notNull(),
    /** The path of the route as its remote declares it. */
    pattern: text('pattern').notNull(),
    /** `pages` counts the pages themselves, all in bucket 0: a page has not every figure. */
    metric: text('metric').$type<PageMetric | 'pages'>().notNull(),
    /** By the edges of the contract's `metricScales`. */
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.pattern, table.metric, table.bucket] })],
);
