CREATE TABLE "case_holders" (
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"person_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_holders_kind_about_pk" PRIMARY KEY("kind","about")
);
--> statement-breakpoint
ALTER TABLE "case_holders" ADD CONSTRAINT "case_holders_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_holders_person" ON "case_holders" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "case_holders_taken" ON "case_holders" USING btree ("taken_at");