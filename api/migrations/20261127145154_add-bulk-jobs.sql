CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"action" text NOT NULL,
	"sealed_set" text,
	"undoes" uuid,
	"operation" uuid NOT NULL,
	"ids" integer[] NOT NULL,
	"total" integer NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refused_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"request_id" text NOT NULL,
	"network" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"ended_by" text,
	"put_away_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_jobs_account" ON "bulk_jobs" USING btree ("account_id","resource");--> statement-breakpoint
CREATE INDEX "bulk_jobs_operation" ON "bulk_jobs" USING btree ("operation");--> statement-breakpoint
CREATE INDEX "bulk_jobs_finished" ON "bulk_jobs" USING btree ("finished_at") WHERE "bulk_jobs"."finished_at" is not null;