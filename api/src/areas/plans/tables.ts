import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The plans of a year, as an operator imported them (docs/guides/import-plans.md). A list is written and read whole, so
 * it is one row; those of earlier years stay.
 */
export const planLists = pgTable(
  'plan_lists',
  {
    /** `medicalAid` or `insurance`. */
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    /** Another one with each change: what servers know by that they hold the list as it is now. */
    revision: uuid('revision').notNull(),
    plans: jsonb('plans').$type<unknown[]>().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
