ALTER TABLE "shop_order_lines" ADD COLUMN "cause_id" integer;--> statement-breakpoint
CREATE INDEX "shop_order_lines_cause" ON "shop_order_lines" USING btree ("cause_id") WHERE "shop_order_lines"."cause_id" is not null;--> statement-breakpoint
-- What was ordered before had only the name that its cause had on that day. The bundle's own cause counts first where it
-- still has that name, then another cause of that name, then the bundle's: it was renamed since.
UPDATE "shop_order_lines" AS "line" SET "cause_id" = coalesce(
	(SELECT "cause"."id" FROM "voucher_bundles" AS "bundle" JOIN "voucher_causes" AS "cause" ON "cause"."id" = "bundle"."cause_id"
		WHERE "bundle"."id" = "line"."bundle_id" AND "cause"."name" = "line"."cause"),
	(SELECT min("cause"."id") FROM "voucher_causes" AS "cause" WHERE "cause"."name" = "line"."cause"),
	(SELECT "bundle"."cause_id" FROM "voucher_bundles" AS "bundle" WHERE "bundle"."id" = "line"."bundle_id")
) WHERE "line"."donation" > 0;