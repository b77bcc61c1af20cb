CREATE INDEX "media_releases_title_sorted" ON "media_releases" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "media_releases_slug_sorted" ON "media_releases" USING btree ("slug" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "media_releases_author_sorted" ON "media_releases" USING btree ("author" collate "und-x-icu","id");