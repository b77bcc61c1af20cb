ALTER TABLE "voucher_redemptions" ADD COLUMN "revoked_because" text;--> statement-breakpoint
CREATE INDEX "voucher_redemptions_offer" ON "voucher_redemptions" USING btree ("offer_id","id");