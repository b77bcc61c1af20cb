/** Where documents in the trash are, among the folders, whose ids begin at 1. */
export const TRASH = 0;

/** The name under which the number of a person's documents in a place is kept. */
export const countedIn = (place: number): string => `documents/${place}`;

/** What a migration that makes the documents must have besides, for the number in each place to be kept. */
export const documentCountStatements: readonly string[] = [
  `CREATE OR REPLACE FUNCTION "count_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		UPDATE "row_counts" SET "rows" = "rows" - 1
			WHERE "person_id" = old."person_id" AND "table_name" = 'documents/' || old."place";
	END IF;
	IF tg_op <> 'DELETE' THEN
		INSERT INTO "row_counts" ("person_id", "table_name", "rows")
			VALUES (new."person_id", 'documents/' || new."place", 1)
			ON CONFLICT ("person_id", "table_name") DO UPDATE SET "rows" = "row_counts"."rows" + 1;
	END IF;
	RETURN NULL;
END $$;`,
  'CREATE TRIGGER "documents_counted" AFTER INSERT OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "count_documents"();',
  'CREATE TRIGGER "documents_moved" AFTER UPDATE ON "documents" FOR EACH ROW WHEN (old."place" IS DISTINCT FROM new."place") EXECUTE FUNCTION "count_documents"();',
];
