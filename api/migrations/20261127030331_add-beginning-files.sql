CREATE TABLE "shop_beginning_files" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"blob_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_beginning_files" ADD CONSTRAINT "shop_beginning_files_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;