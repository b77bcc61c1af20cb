ALTER TABLE "short_term_insurance" ADD COLUMN "provider_name" text;--> statement-breakpoint
ALTER TABLE "medical_aid_details" ADD COLUMN "medical_aid_name" text;--> statement-breakpoint
ALTER TABLE "risk_cover" ADD COLUMN "provider_name" text;--> statement-breakpoint
ALTER TABLE "short_term_investments" ADD COLUMN "provider_name" text;--> statement-breakpoint
ALTER TABLE "retirement_planning" ADD COLUMN "retirement_planning_product_provider_name" text;