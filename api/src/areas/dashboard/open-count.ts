/** The name under which the number of a person's open reminders is kept, beside that of all of them. */
export const OPEN_REMINDERS = 'open_reminders';

/** What a migration that makes the reminders must have besides, for the number of the open ones to be kept. */
export const openCountStatements: readonly string[] = [
  `CREATE OR REPLACE FUNCTION "count_open_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO "row_counts" ("person_id", "table_name", "rows")
			SELECT "person_id", '${OPEN_REMINDERS}', count(*) FROM "changed" WHERE NOT "completed"
				GROUP BY "person_id" ORDER BY "person_id"
			ON CONFLICT ("person_id", "table_name") DO UPDATE SET "rows" = "row_counts"."rows" + excluded."rows";
	ELSIF tg_op = 'DELETE' THEN
		UPDATE "row_counts" AS "kept" SET "rows" = "kept"."rows" - "gone"."rows"
			FROM (SELECT "person_id", count(*) AS "rows" FROM "changed" WHERE NOT "completed" GROUP BY "person_id") AS "gone"
			WHERE "kept"."person_id" = "gone"."person_id" AND "kept"."table_name" = '${OPEN_REMINDERS}';
	ELSE
		INSERT INTO "row_counts" ("person_id", "table_name", "rows")
			VALUES (new."person_id", '${OPEN_REMINDERS}', CASE WHEN new."completed" THEN 0 ELSE 1 END)
			ON CONFLICT ("person_id", "table_name") DO UPDATE
				SET "rows" = "row_counts"."rows" + CASE WHEN new."completed" THEN -1 ELSE 1 END;
	END IF;
	RETURN NULL;
END $$;`,
  'CREATE TRIGGER "open_reminders_added" AFTER INSERT ON "reminders" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_open_reminders"();',
  'CREATE TRIGGER "open_reminders_removed" AFTER DELETE ON "reminders" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_open_reminders"();',
  'CREATE TRIGGER "open_reminders_changed" AFTER UPDATE OF "completed" ON "reminders" FOR EACH ROW WHEN (old."completed" IS DISTINCT FROM new."completed") EXECUTE FUNCTION "count_open_reminders"();',
];
