import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The plans of one kind and year, as an operator imported them (docs/guides/import-plans.md). One row holds the whole
 * list, because it is always written and read whole. Earlier years are kept.
 */
export const planLists = pgTable(
  'plan_lists',
  {
    /** `medicalAid` or `insurance`. */
    kind: text('kind').notNull(),
    year: integer('year').notNull(),
    /** Changes with each import, so that servers can tell whether their cached list is current. */
    revision: uuid('revision').notNull(),
    plans: jsonb('plans').$type<unknown[]>().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
