CREATE TABLE "release_exposures" (
	"remote" text NOT NULL,
	"salt" text NOT NULL,
	"subject" text NOT NULL,
	"arm" text NOT NULL,
	CONSTRAINT "release_exposures_remote_salt_arm_subject_pk" PRIMARY KEY("remote","salt","arm","subject")
);
--> statement-breakpoint
ALTER TABLE "release_channels" ADD COLUMN "guard" jsonb;--> statement-breakpoint
ALTER TABLE "release_requests" ADD COLUMN "is_purge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "purged_at" timestamp with time zone;