CREATE TABLE "account_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"os_no" integer,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" uuid,
	CONSTRAINT "account_roles_once" UNIQUE NULLS NOT DISTINCT("account_id","role_id","os_no")
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" uuid NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"built_in" text,
	"name" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roles_built_in_unique" UNIQUE("built_in"),
	CONSTRAINT "roles_named" CHECK (("roles"."built_in" is null) <> ("roles"."name" is null))
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "parent_os_no" integer;--> statement-breakpoint
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_roles" ADD CONSTRAINT "account_roles_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_roles_role" ON "account_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "account_roles_organisation" ON "account_roles" USING btree ("os_no");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_parent_os_no_organisations_os_no_fk" FOREIGN KEY ("parent_os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every server forgets what it believes about sessions as soon as a role is given or taken away, in whatever way that is
-- done: on the channel of announce-ended-sessions.ts.
CREATE FUNCTION announce_changed_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('phila_sessions_ended', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER account_roles_changed AFTER INSERT OR UPDATE OR DELETE ON "account_roles" FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_roles();
--> statement-breakpoint
CREATE TRIGGER role_permissions_changed AFTER INSERT OR UPDATE OR DELETE ON "role_permissions" FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_roles();
--> statement-breakpoint
-- The roles that every site has: builtInRoles of the contract.
INSERT INTO "roles" ("id", "built_in", "created_at") VALUES
  ('00000000-0000-7000-8000-000000000001', 'administrator', now()),
  ('00000000-0000-7000-8000-000000000002', 'catalogueManager', now()),
  ('00000000-0000-7000-8000-000000000003', 'voucherManager', now()),
  ('00000000-0000-7000-8000-000000000004', 'communications', now()),
  ('00000000-0000-7000-8000-000000000005', 'organisationAdministrator', now()),
  ('00000000-0000-7000-8000-000000000006', 'support', now()),
  ('00000000-0000-7000-8000-000000000007', 'auditor', now()),
  ('00000000-0000-7000-8000-000000000008', 'squad', now());
--> statement-breakpoint
-- Those who were administrators before there were roles.
INSERT INTO "account_roles" ("id", "account_id", "role_id", "granted_at")
SELECT gen_random_uuid(), "accounts"."id", "roles"."id", now()
FROM "accounts", "roles" WHERE "accounts"."role" = 'Administrator' AND "roles"."built_in" = 'administrator';
