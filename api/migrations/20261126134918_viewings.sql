CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"viewer_id" uuid,
	"viewer_session_id" uuid,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bell_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_viewer_id_accounts_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_viewer_session_id_sessions_id_fk" FOREIGN KEY ("viewer_session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bell_notices" ADD CONSTRAINT "bell_notices_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewings_account" ON "viewings" USING btree ("account_id","started_at");--> statement-breakpoint
CREATE INDEX "viewings_viewer" ON "viewings" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "viewings_viewer_session" ON "viewings" USING btree ("viewer_session_id");--> statement-breakpoint
CREATE INDEX "viewings_expiry" ON "viewings" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bell_notices_person" ON "bell_notices" USING btree ("person_id","delivered_at");--> statement-breakpoint
CREATE INDEX "bell_notices_delivered" ON "bell_notices" USING btree ("delivered_at");