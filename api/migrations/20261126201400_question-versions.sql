CREATE TABLE "shop_product_metadata_versions" (
	"product_id" integer NOT NULL,
	"version" integer NOT NULL,
	"elements" jsonb NOT NULL,
	CONSTRAINT "shop_product_metadata_versions_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
ALTER TABLE "shop_product_metadata" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_product_metadata_versions" ADD CONSTRAINT "shop_product_metadata_versions_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_lines_product" ON "shop_order_lines" USING btree ("product_id");--> statement-breakpoint
-- What products ask now is their first version.
INSERT INTO "shop_product_metadata_versions" ("product_id", "version", "elements")
SELECT "product_id", "version", "elements" FROM "shop_product_metadata";
