CREATE TABLE "shop_unsettled" (
	"id" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"order_number" text,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint,
	"since" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settlement" text
);
--> statement-breakpoint
CREATE INDEX "shop_unsettled_open" ON "shop_unsettled" USING btree ("since") WHERE "shop_unsettled"."settled_at" is null;