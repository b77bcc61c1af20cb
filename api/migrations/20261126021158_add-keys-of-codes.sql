ALTER TABLE "voucher_codes" DROP CONSTRAINT "voucher_codes_once";--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "shop_discounts" ADD COLUMN "code_key" text;--> statement-breakpoint
-- Of codes that differ by hyphens alone one is known by what they have in common, and each of the others by its very code.
UPDATE "shop_discounts" SET "code_key" = CASE WHEN "ranked"."rank" = 1 THEN replace("ranked"."code", '-', '') ELSE "ranked"."code" END
FROM (
  SELECT "id", "code", row_number() OVER (
    PARTITION BY replace("code", '-', ''), "deleted_at" IS NULL ORDER BY "code" LIKE '%-%', "id"
  ) AS "rank" FROM "shop_discounts"
) AS "ranked" WHERE "ranked"."id" = "shop_discounts"."id";--> statement-breakpoint
ALTER TABLE "shop_discounts" ALTER COLUMN "code_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "voucher_codes_without_key" ON "voucher_codes" USING btree ("offer_id") WHERE "voucher_codes"."key" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_discounts_code_key" ON "shop_discounts" USING btree ("code_key") WHERE "deleted_at" is null;--> statement-breakpoint
ALTER TABLE "voucher_codes" DROP COLUMN "mark";--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_once" UNIQUE("offer_id","key");