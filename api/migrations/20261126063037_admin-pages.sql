ALTER TABLE "accounts" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disabled_because" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "network" text;