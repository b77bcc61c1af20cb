ALTER TABLE "release_channels" ADD COLUMN "rollout" jsonb;--> statement-breakpoint
ALTER TABLE "release_channels" ADD COLUMN "pins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "release_requests" ADD COLUMN "audience" jsonb;