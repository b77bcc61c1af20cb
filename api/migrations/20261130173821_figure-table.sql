CREATE TABLE "figure_table" (
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"figures" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "figure_table_kind_from_day_pk" PRIMARY KEY("kind","from_day")
);
--> statement-breakpoint
ALTER TABLE "figure_table" ADD CONSTRAINT "figure_table_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;