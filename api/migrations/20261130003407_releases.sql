CREATE TABLE "release_blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"integrity" text NOT NULL,
	"size" integer NOT NULL,
	"brotli" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_channels" (
	"remote" text PRIMARY KEY NOT NULL,
	"live" text,
	"previous" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"by" text,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "release_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"version" text,
	"act" text NOT NULL,
	"by" text,
	"actor_id" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"digest" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "releases_remote_version_pk" PRIMARY KEY("remote","version"),
	CONSTRAINT "releases_remote_digest" UNIQUE("remote","digest")
);
--> statement-breakpoint
CREATE FUNCTION release_events_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Events of releases can only be added to' USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER release_events_append_only BEFORE UPDATE OR DELETE ON "release_events" FOR EACH ROW EXECUTE FUNCTION release_events_append_only();
