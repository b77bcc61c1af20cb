ALTER TABLE "voucher_bundles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_causes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "resource" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "operation" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "difference" jsonb;--> statement-breakpoint
CREATE INDEX "audit_entries_operation" ON "audit_entries" USING btree ("operation") WHERE "audit_entries"."operation" is not null;