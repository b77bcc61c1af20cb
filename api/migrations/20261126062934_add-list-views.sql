CREATE TABLE "list_choices" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"size" integer,
	"columns" jsonb,
	"is_dense" boolean DEFAULT false NOT NULL,
	"view_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_choices_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"address" text NOT NULL,
	"columns" jsonb,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_choices" ADD CONSTRAINT "list_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_choices" ADD CONSTRAINT "list_choices_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_choices_view" ON "list_choices" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "list_views_owner" ON "list_views" USING btree ("account_id","list");--> statement-breakpoint
CREATE INDEX "list_views_list" ON "list_views" USING btree ("list","is_shared");