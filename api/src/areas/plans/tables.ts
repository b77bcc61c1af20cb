import { integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The plans of a kind and year, as imported by an operator (docs/guides/import-plans.md). A row holds the whole list,
 * which is always read and written whole: `json`, because taking a megabyte apart for `jsonb` would hold up everybody
 * on the embedded database. Earlier years stay.
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
