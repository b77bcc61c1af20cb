-- The words of a text, each as often as it stands there, for an index of them (`word-index.ts`): those that `searchable` of the
-- contract reads, in letters and digits. Immutable, as indexes ask: its collation is named, so no setting has a say.
CREATE FUNCTION searched_words(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT to_tsvector('simple', regexp_replace(
    read.plain || ' ' || regexp_replace(read.plain, '[\u0027\u0060\u2018\u2019\u201b\u02bc\u2032\u002d\u002e\u2010-\u2015\u2212\u005f]', '', 'g'),
    '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g'))
  FROM (SELECT lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g') collate "und-x-icu") AS plain OFFSET 0) AS read
$$;
--> statement-breakpoint
CREATE INDEX "media_releases_words" ON "media_releases" USING gin (searched_words("title" || ' ' || "slug" || ' ' || "summary" || ' ' || "body" || ' ' || "author" || ' ' || coalesce("hero_alt", '')));