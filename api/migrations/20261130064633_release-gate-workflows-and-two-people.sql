CREATE TABLE "release_policies" (
	"remote" text PRIMARY KEY NOT NULL,
	"two_people" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_requests" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text,
	"in_use" text,
	"reason" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_workflows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"issuer" text NOT NULL,
	"repository" text NOT NULL,
	"workflow" text NOT NULL,
	"environment" text,
	"made_at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"calls" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "gate" jsonb NOT NULL;