ALTER TABLE "shop_order_history" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;