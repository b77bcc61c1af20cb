ALTER TABLE "shop_products" ADD COLUMN "begin_words" text;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "begin_date" date;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "begin_place" text;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "begin_link" text;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "begin_file" text;--> statement-breakpoint
ALTER TABLE "shop_products" ADD COLUMN "begin_code" text;