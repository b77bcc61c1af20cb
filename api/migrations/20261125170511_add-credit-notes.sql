CREATE TABLE "shop_credit_notes" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "shop_credit_notes_amount" CHECK ("shop_credit_notes"."amount" > 0 and "shop_credit_notes"."vat" between 0 and "shop_credit_notes"."amount")
);
--> statement-breakpoint
ALTER TABLE "shop_credit_notes" ADD CONSTRAINT "shop_credit_notes_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_credit_notes_order" ON "shop_credit_notes" USING btree ("order_id");