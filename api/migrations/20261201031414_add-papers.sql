CREATE TABLE "paper_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"os_no" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"hand_over_at" timestamp with time zone,
	"asked_by" uuid,
	"is_under_way" boolean DEFAULT false NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"os_no" integer NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"blob_id" uuid,
	"state" text NOT NULL,
	"by" text,
	"several" text[] DEFAULT '{}' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"handed_over_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text
);
--> statement-breakpoint
ALTER TABLE "paper_batches" ADD CONSTRAINT "paper_batches_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_batches" ADD CONSTRAINT "paper_batches_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_batch_id_paper_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."paper_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_batches_os_no" ON "paper_batches" USING btree ("os_no","id");--> statement-breakpoint
CREATE INDEX "papers_batch" ON "papers" USING btree ("batch_id","state");--> statement-breakpoint
CREATE INDEX "papers_person" ON "papers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "papers_added" ON "papers" USING btree ("added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_once" ON "papers" USING btree ("os_no","person_id","digest") WHERE "state" = 'handedOver';