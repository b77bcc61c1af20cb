-- Tells every server to forget what it believes about sessions when a role is given or taken away, on the channel of
-- announce-ended-sessions.ts.
CREATE FUNCTION announce_changed_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('phila_sessions_ended', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER account_roles_changed AFTER INSERT OR UPDATE OR DELETE ON "role_grants" FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_roles();
--> statement-breakpoint
CREATE TRIGGER role_permissions_changed AFTER INSERT OR UPDATE OR DELETE ON "role_permissions" FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_roles();
--> statement-breakpoint
-- Tells them too when the tree changes: a role that is limited to an organisation reaches those below it.
CREATE TRIGGER organisations_moved AFTER INSERT OR UPDATE OF "parent_os_no" OR DELETE ON "organisations" FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_roles();
--> statement-breakpoint
-- Keeps the numbers that the service gives above those given by hand.
SELECT setval(pg_get_serial_sequence('organisations', 'os_no'), 1000);
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
