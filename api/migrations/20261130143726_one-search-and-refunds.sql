CREATE TABLE "shop_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"paid_by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "shop_refunds" ADD CONSTRAINT "shop_refunds_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_refunds_order" ON "shop_refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "contact_details_mobile_no" ON "contact_details" USING btree (right(regexp_replace("mobile_no" ->> 'value', '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "contact_details_home_tel" ON "contact_details" USING btree (right(regexp_replace("home_tel" ->> 'value', '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "contact_details_work_tel" ON "contact_details" USING btree (right(regexp_replace("work_tel" ->> 'value', '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "voucher_codes_key" ON "voucher_codes" USING btree ("key");--> statement-breakpoint
CREATE INDEX "shop_orders_buyer" ON "shop_orders" USING gin (searched_words("full_name"));--> statement-breakpoint
CREATE INDEX "shop_orders_phone" ON "shop_orders" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "shop_orders_amount" ON "shop_orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "shop_payments_reference" ON "shop_payments" USING btree (lower("reference"));