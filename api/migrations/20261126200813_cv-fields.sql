CREATE TABLE "career_own_sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text,
	"content" text
);
--> statement-breakpoint
CREATE TABLE "career_work_eligibility" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"licence_codes" text[] DEFAULT '{}' NOT NULL,
	"driving_permits" text[] DEFAULT '{}' NOT NULL,
	"notice_period" text,
	"right_to_work" text,
	"permit_valid_to" date
);
--> statement-breakpoint
ALTER TABLE "career_own_sections" ADD CONSTRAINT "career_own_sections_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_work_eligibility" ADD CONSTRAINT "career_work_eligibility_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_own_sections_person" ON "career_own_sections" USING btree ("person_id","id");