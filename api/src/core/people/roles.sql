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
