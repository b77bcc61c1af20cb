CREATE TABLE "debts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" integer,
	"bank_id" integer,
	"bank_name" text,
	"account_number" text,
	"balance" numeric,
	"balance_date" date,
	"annual_interest_rate" numeric,
	"monthly_instalment" numeric,
	"end_date" date
);
--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debts_person" ON "debts" USING btree ("person_id","id");