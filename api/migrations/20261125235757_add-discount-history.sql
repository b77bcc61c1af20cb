ALTER TABLE "shop_discounts" DROP CONSTRAINT "shop_discounts_code_unique";--> statement-breakpoint
ALTER TABLE "shop_discounts" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "shop_discounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_discounts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_discounts_code" ON "shop_discounts" USING btree ("code") WHERE "deleted_at" is null;