import { integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The plans of a kind and year, as an operator imported them (docs/guides/import-plans.md); earlier years stay. Stores
 * the whole list in a row, because it is always read and written whole. Uses `json`, because parsing a megabyte for
 * `jsonb` would block everybody on the embedded database.
 */
export const planLists = pgTable(
  'plan_lists',
  {
    /** `medicalAid` or `insurance`. */
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    /** Changes with each import, so that servers recognise an outdated cache. */
    revision: uuid('revision').notNull(),
    plans: json('plans').$type<unknown[]>().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
