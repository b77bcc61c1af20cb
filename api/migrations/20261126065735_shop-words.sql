CREATE TABLE "shop_words" (
	"word" text PRIMARY KEY NOT NULL,
	"trigrams" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_words_trigrams" ON "shop_words" USING gin ("trigrams");--> statement-breakpoint
-- The runs of three letters of a word, its beginning and its end marked by blanks: what similar words share. The same as
-- in pg_trgm, which not every database has.
CREATE FUNCTION shop_trigrams(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr('  ' || word || ' ', place, 3))
  FROM generate_series(1, length(word) + 1) AS place
$$;
--> statement-breakpoint
-- The words that products are found by, each once. One that no product has any more stays: a search asks the products.
CREATE FUNCTION keep_shop_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_words (word, trigrams)
  SELECT word, shop_trigrams(word)
  FROM (SELECT DISTINCT unnest(string_to_array(NEW.search_text, ' ')) AS word) AS words
  WHERE length(word) >= 4 AND word !~ '[0-9]'
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shop_words_kept AFTER INSERT OR UPDATE OF "search_text" ON "shop_products" FOR EACH ROW EXECUTE FUNCTION keep_shop_words();
--> statement-breakpoint
UPDATE "shop_products" SET "search_text" = "search_text";
