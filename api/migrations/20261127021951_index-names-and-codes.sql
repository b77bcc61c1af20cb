CREATE INDEX "shop_discounts_words" ON "shop_discounts" USING gin (searched_words("code" || ' ' || "code_key"));--> statement-breakpoint
CREATE INDEX "shop_discounts_code_sorted" ON "shop_discounts" USING btree ("code" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "profiles_words" ON "profiles" USING gin (searched_words("first_name" || ' ' || "last_name"));