ALTER TABLE "account_roles" RENAME TO "role_grants";--> statement-breakpoint
ALTER TABLE "role_grants" RENAME CONSTRAINT "account_roles_account_id_accounts_id_fk" TO "role_grants_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "role_grants" RENAME CONSTRAINT "account_roles_role_id_roles_id_fk" TO "role_grants_role_id_roles_id_fk";--> statement-breakpoint
ALTER TABLE "role_grants" RENAME CONSTRAINT "account_roles_os_no_organisations_os_no_fk" TO "role_grants_os_no_organisations_os_no_fk";--> statement-breakpoint
-- A service of before roles were limited to remotes reads "account_roles" and takes each of its rows for one without that
-- limit. While it still runs during an update it sees none of those that are limited: their people have less than they
-- should for these minutes, and never more. What it gives and takes away goes through the view into the table.
CREATE VIEW "account_roles" AS
SELECT "id", "account_id", "role_id", "os_no", "remotes", "granted_at", "granted_by"
FROM "role_grants" WHERE "remotes" IS NULL;
