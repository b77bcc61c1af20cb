ALTER TABLE "accounts" ADD COLUMN "factor_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "authentication_events" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "administered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "enrolment_until" timestamp with time zone;