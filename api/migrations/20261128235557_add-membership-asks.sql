CREATE TABLE "membership_asks" (
	"account_id" uuid NOT NULL,
	"os_no" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	CONSTRAINT "membership_asks_account_id_os_no_pk" PRIMARY KEY("account_id","os_no")
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "invitations_a_day" integer;--> statement-breakpoint
ALTER TABLE "bell_notices" ADD COLUMN "to" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "event" text DEFAULT 'change' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_asks" ADD CONSTRAINT "membership_asks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_asks" ADD CONSTRAINT "membership_asks_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_asks_organisation" ON "membership_asks" USING btree ("os_no","asked_at");--> statement-breakpoint
CREATE INDEX "membership_asks_untold" ON "membership_asks" USING btree ("asked_at") WHERE "membership_asks"."told_at" is null and "membership_asks"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_event" ON "audit_entries" USING btree ("event","id");