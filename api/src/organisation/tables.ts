import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** An organisation whose employees use the site (seeds 1 §3 "Organisation structure"). */
export const organisations = pgTable('organisations', {
  /** The organisation number that profiles and tokens carry. */
  osNo: integer('os_no').primaryKey(),
  /** How a link names it: `?Organization=<guid>`. */
  guid: uuid('guid').notNull().unique(),
  osName: text('os_name').notNull(),
  /** Data URLs. */
  logo: text('logo'),
  background: text('background'),
  /** `#RRGGBB`. */
  primaryColor: text('primary_color').notNull(),
  secondaryColor: text('secondary_color').notNull(),
});
