import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accounts } from '../people/tables.ts';

/**
 * How many rows a person has in each table of records: a page tells it, and counting ten thousand costs more than the
 * page itself. The database keeps it, and how often they changed, by triggers, whoever writes.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    rows: integer('rows').notNull(),
    /** How often rows were added, changed or deleted: what was learnt of a list holds while this stays. */
    changes: integer('changes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.personId, table.tableName] })],
);

/** The number kept for a person; null where the database has none. */
export const keptCount = (tableName: string, personId: string): SQL =>
  sql`(select kept.rows from ${rowCounts} kept where kept.person_id = ${personId} and kept.table_name = ${tableName})`;

/** How often a person's rows of a table changed; null where none was ever there. */
export const keptChanges = (tableName: string, personId: string): SQL =>
  sql`(select kept.changes from ${rowCounts} kept where kept.person_id = ${personId} and kept.table_name = ${tableName})`;

const counted = new WeakSet<object>();

/** Has the database count a table's rows as it does those of records. */
export const counting = <T extends PgTable>(table: T): T => {
  counted.add(table);
  return table;
};
export const isCounted = (table: PgTable): boolean => counted.has(table);

/** The function that the triggers run; in the order of the persons, so that two never wait for each other. */
const COUNT = `CREATE OR REPLACE FUNCTION "count_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO "row_counts" ("person_id", "table_name", "rows", "changes")
			SELECT "person_id", tg_table_name, count(*), 1 FROM "changed" GROUP BY "person_id" ORDER BY "person_id"
			ON CONFLICT ("person_id", "table_name") DO UPDATE
				SET "rows" = "row_counts"."rows" + excluded."rows", "changes" = "row_counts"."changes" + 1;
		RETURN NULL;
	END IF;
	PERFORM 1 FROM "row_counts"
		WHERE "table_name" = tg_table_name AND "person_id" IN (SELECT "person_id" FROM "changed")
		ORDER BY "person_id" FOR UPDATE;
	UPDATE "row_counts" AS "kept"
		SET "changes" = "kept"."changes" + 1,
			"rows" = "kept"."rows" - CASE WHEN tg_op = 'DELETE' THEN "touched"."rows" ELSE 0 END
		FROM (SELECT "person_id", count(*) AS "rows" FROM "changed" GROUP BY "person_id") AS "touched"
		WHERE "kept"."person_id" = "touched"."person_id" AND "kept"."table_name" = tg_table_name;
	RETURN NULL;
END $$;`;

const trigger = (table: string, name: string, event: string, rows: string): string =>
  `CREATE TRIGGER "${table}_${name}" AFTER ${event} ON "${table}" REFERENCING ${rows} TABLE AS "changed" ` +
  'FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();';

/** What a migration that makes these tables of records must have besides, for their counts to be kept. */
export const countingStatements = (tables: readonly string[]): string[] => [
  COUNT,
  ...tables.flatMap((table) => [
    trigger(table, 'added', 'INSERT', 'NEW'),
    trigger(table, 'removed', 'DELETE', 'OLD'),
    trigger(table, 'changed', 'UPDATE', 'NEW'),
  ]),
];
