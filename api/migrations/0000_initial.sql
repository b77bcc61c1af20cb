CREATE TABLE "banking_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"bank_id" integer,
	"account_number" text,
	"account_type" integer
);
--> statement-breakpoint
CREATE TABLE "biographical_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"title_id" integer,
	"initials" text,
	"first_name" text,
	"other_names" text,
	"last_name" text,
	"birth_name" text,
	"known_as" text,
	"identity_number" text,
	"country_key" text,
	"passport_number" text,
	"passport_expiry_date" date,
	"work_permit_type" integer,
	"gender_id" integer,
	"race_id" integer,
	"marital_status_no" integer,
	"disabled" boolean,
	"home_language_id" integer,
	"languages" integer[] DEFAULT '{}' NOT NULL,
	"drivers_license_code" text,
	"country_of_issue_type" text,
	"visas" boolean
);
--> statement-breakpoint
CREATE TABLE "contact_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"mobile_no" jsonb,
	"home_tel" jsonb,
	"work_tel" jsonb,
	"personal_email" jsonb,
	"work_email" jsonb,
	"work_address" jsonb,
	"residential_address" jsonb,
	"postal_address" jsonb
);
--> statement-breakpoint
CREATE TABLE "next_of_kin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title_id" integer,
	"first_name" text,
	"last_name" text,
	"contact_details" text,
	"relationship_id" integer
);
--> statement-breakpoint
CREATE TABLE "row_counts" (
	"person_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "row_counts_person_id_table_name_pk" PRIMARY KEY("person_id","table_name")
);
--> statement-breakpoint
CREATE TABLE "tax_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"tax_number" text,
	"tax_office" text,
	"sira_no" text,
	"tax_registration_date" date
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"mobile" text,
	"mobile_verified_at" timestamp with time zone,
	"password_hash" text,
	"one_time_until" timestamp with time zone,
	"role" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"privacy_version" text,
	"privacy_accepted_at" timestamp with time zone,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_reachable" CHECK ("accounts"."email" is not null or "accounts"."mobile" is not null),
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "authentication_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"network" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"account_id" uuid NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_id_device_pk" PRIMARY KEY("account_id","device")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"os_no" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_one_an_organisation" UNIQUE NULLS NOT DISTINCT("account_id","os_no")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"mobile" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"os_no" integer,
	"terms_version" text NOT NULL,
	"privacy_version" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"os_no" integer,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advice_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"when_to_call" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"os_no" integer PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"os_name" text NOT NULL,
	"logo" text,
	"background_image" text,
	"primary_color" text,
	"secondary_color" text,
	CONSTRAINT "organisations_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "net_wealth_snapshots" (
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"entry" jsonb NOT NULL,
	"assets" numeric(15, 2) NOT NULL,
	"liabilities" numeric(15, 2) NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "net_wealth_snapshots_person_id_day_pk" PRIMARY KEY("person_id","day")
);
--> statement-breakpoint
CREATE TABLE "tax_year" (
	"id" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "wealth_entries" (
	"person_id" uuid NOT NULL,
	"calculator" text NOT NULL,
	"entry" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wealth_entries_person_id_calculator_pk" PRIMARY KEY("person_id","calculator")
);
--> statement-breakpoint
ALTER TABLE "banking_details" ADD CONSTRAINT "banking_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biographical_details" ADD CONSTRAINT "biographical_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_of_kin" ADD CONSTRAINT "next_of_kin_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "row_counts" ADD CONSTRAINT "row_counts_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "net_wealth_snapshots" ADD CONSTRAINT "net_wealth_snapshots_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_year" ADD CONSTRAINT "tax_year_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wealth_entries" ADD CONSTRAINT "wealth_entries_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banking_details_age" ON "banking_details" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "banking_details_bank_id" ON "banking_details" USING btree ("person_id",array_position('{1,3,2,4,5,6,7,8,9,10,11,12,13,14,15}'::integer[], "bank_id"),"id");--> statement-breakpoint
CREATE INDEX "banking_details_account_number" ON "banking_details" USING btree ("person_id","account_number" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "banking_details_account_type" ON "banking_details" USING btree ("person_id",array_position('{4,1,2,6,3}'::integer[], "account_type"),"id");--> statement-breakpoint
CREATE INDEX "next_of_kin_age" ON "next_of_kin" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "next_of_kin_title_id" ON "next_of_kin" USING btree ("person_id",array_position('{8,6,10,12,4,1,2,3,5,11,7,9}'::integer[], "title_id"),"id");--> statement-breakpoint
CREATE INDEX "next_of_kin_first_name" ON "next_of_kin" USING btree ("person_id","first_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "next_of_kin_last_name" ON "next_of_kin" USING btree ("person_id","last_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "next_of_kin_contact_details" ON "next_of_kin" USING btree ("person_id","contact_details" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "next_of_kin_relationship_id" ON "next_of_kin" USING btree ("person_id",array_position('{4,8,6,7,9,3,2,5,1}'::integer[], "relationship_id"),"id");--> statement-breakpoint
CREATE INDEX "accounts_mobile" ON "accounts" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_verified_mobile" ON "accounts" USING btree ("mobile") WHERE "accounts"."mobile_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "authentication_events_account" ON "authentication_events" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "authentication_events_at" ON "authentication_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_mobile" ON "registrations" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id") WHERE "sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttles_expiry" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "advice_requests_person" ON "advice_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "net_wealth_snapshots_saved" ON "net_wealth_snapshots" USING btree ("person_id","saved_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO "row_counts" ("person_id", "table_name", "rows")
			SELECT "person_id", tg_table_name, count(*) FROM "changed" GROUP BY "person_id" ORDER BY "person_id"
			ON CONFLICT ("person_id", "table_name") DO UPDATE SET "rows" = "row_counts"."rows" + excluded."rows";
	ELSE
		UPDATE "row_counts" AS "kept" SET "rows" = "kept"."rows" - "gone"."rows"
			FROM (SELECT "person_id", count(*) AS "rows" FROM "changed" GROUP BY "person_id") AS "gone"
			WHERE "kept"."person_id" = "gone"."person_id" AND "kept"."table_name" = tg_table_name;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "banking_details_added" AFTER INSERT ON "banking_details" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "banking_details_removed" AFTER DELETE ON "banking_details" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "next_of_kin_added" AFTER INSERT ON "next_of_kin" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();--> statement-breakpoint
CREATE TRIGGER "next_of_kin_removed" AFTER DELETE ON "next_of_kin" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rows"();