ALTER TABLE "shop_products" ADD COLUMN "is_delivered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD COLUMN "is_delivered" boolean DEFAULT false NOT NULL;