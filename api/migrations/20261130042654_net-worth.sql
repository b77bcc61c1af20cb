CREATE TABLE "valuations" (
	"person_id" uuid NOT NULL,
	"of" text NOT NULL,
	"record_id" uuid NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "valuations_record_id_day_pk" PRIMARY KEY("record_id","day")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" integer,
	"name" text,
	"value" numeric,
	"valued_on" date,
	"share_percent" numeric,
	"loan_id" text,
	"policy_id" text,
	"ended_on" date
);
--> statement-breakpoint
ALTER TABLE "net_wealth_snapshots" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "due_day" integer;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "valuations_person" ON "valuations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "assets_person" ON "assets" USING btree ("person_id","id");