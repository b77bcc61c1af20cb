CREATE TABLE "organisation_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"os_no" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "greeting" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "hr_name" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "hr_mail" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "hr_phone" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "announcements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_documents" ADD CONSTRAINT "organisation_documents_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_documents_os_no" ON "organisation_documents" USING btree ("os_no");