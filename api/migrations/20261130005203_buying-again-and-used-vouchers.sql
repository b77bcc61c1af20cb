ALTER TABLE "product_ownerships" DROP CONSTRAINT "product_ownerships_person_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_ownerships" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_ownerships" ADD COLUMN "kind" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "kind" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "product_ownerships_once" ON "product_ownerships" USING btree ("person_id","product_id") WHERE "kind" = 'once';--> statement-breakpoint
CREATE INDEX "product_ownerships_person" ON "product_ownerships" USING btree ("person_id","product_id");--> statement-breakpoint
CREATE INDEX "product_ownerships_order" ON "product_ownerships" USING btree ("order_id");