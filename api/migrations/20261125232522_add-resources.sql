ALTER TABLE "voucher_bundles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_causes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_lookups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "resource" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "operation" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "difference" jsonb;--> statement-breakpoint
CREATE INDEX "shop_products_managed_name" ON "shop_products" USING btree ("sort_name","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_products_managed_price" ON "shop_products" USING btree ("price","id") WHERE "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_operation" ON "audit_entries" USING btree ("operation") WHERE "audit_entries"."operation" is not null;--> statement-breakpoint
-- What every site begins with. An entry that an administrator changed is a row already, and stays as it is. The ids of
-- added ones begin at 1001.
INSERT INTO "voucher_lookups" ("id", "lookup_type", "name", "is_active") VALUES
  (101, 'BundleType', 'Everyday savings', true),
  (102, 'BundleType', 'Family', true),
  (103, 'BundleType', 'Wellness', true),
  (104, 'BundleType', 'Travel', true),
  (105, 'BundleType', 'Education', true),
  (201, 'BillingType', 'Once-off', true),
  (202, 'BillingType', 'Sponsored by an organisation', true),
  (301, 'Area', 'National', true),
  (302, 'Area', 'Eastern Cape', true),
  (303, 'Area', 'Free State', true),
  (304, 'Area', 'Gauteng', true),
  (305, 'Area', 'KwaZulu-Natal', true),
  (306, 'Area', 'Limpopo', true),
  (307, 'Area', 'Mpumalanga', true),
  (308, 'Area', 'North West', true),
  (309, 'Area', 'Northern Cape', true),
  (310, 'Area', 'Western Cape', true),
  (401, 'RedemptionMethod', 'Static', true),
  (402, 'RedemptionMethod', 'Unique Code', true),
  (403, 'RedemptionMethod', 'Pin', true),
  (601, 'Category', 'Food and drink', true),
  (602, 'Category', 'Groceries', true),
  (603, 'Category', 'Health and wellness', true),
  (604, 'Category', 'Home', true),
  (605, 'Category', 'Learning', true),
  (606, 'Category', 'Mobile and data', true),
  (607, 'Category', 'Motoring', true),
  (608, 'Category', 'Travel and leisure', true),
  (701, 'SocialMedia', 'facebook', true),
  (702, 'SocialMedia', 'instagram', true),
  (703, 'SocialMedia', 'linkedin', true),
  (704, 'SocialMedia', 'youtube', true),
  (705, 'SocialMedia', 'tiktok', true),
  (706, 'SocialMedia', 'telegram', true),
  (707, 'SocialMedia', 'whatsapp', true),
  (708, 'SocialMedia', 'reddit', true),
  (709, 'SocialMedia', 'pinterest', true),
  (710, 'SocialMedia', 'x', true),
  (801, 'Status', 'Draft', true),
  (802, 'Status', 'Live', true),
  (803, 'Status', 'Ended', true),
  (901, 'CauseType', 'School', true),
  (902, 'CauseType', 'Charity', true),
  (903, 'CauseType', 'Clinic', true),
  (904, 'CauseType', 'Sports club', true)
ON CONFLICT DO NOTHING;
