import {
  builtInRole,
  builtInRoleKeys,
  calls,
  isPermission,
  type Permission,
  type Role,
} from '@phila/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { checkBody } from '../../../core/http/check-part.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { accountRoles, rolePermissions, roles } from '../../../core/access/role-tables.ts';
import { mergeFields } from '../../../core/records/merge-update.ts';
import { assertHasAll } from './may-give.ts';

type WriteContext = Context<'may identity.roles.write'>;
type Row = typeof roles.$inferSelect;

interface RoleInput {
  name: string;
  permissions: Permission[];
}

const { identity } = calls;

const BUILT_IN = 'Every site has this role, as it is. Compose another one of the permissions that you need.';
const STALE = 'Somebody else changed this role in the meantime';
const HELD = 'Somebody has this role. Remove it from them first.';
const TAKEN = 'There is a role of this name already';

const permissionsOf = async (database: Database, ids: readonly string[]) => {
  const rows =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(rolePermissions)
          .where(inArray(rolePermissions.roleId, [...ids]))
          .orderBy(asc(rolePermissions.permission));
  return (id: string): Permission[] =>
    rows.flatMap(({ roleId, permission }) => (roleId === id && isPermission(permission) ? [permission] : []));
};

const shown = (
  { id, builtIn, name, version }: Row,
  holders: number,
  composed: (id: string) => Permission[],
): Role => {
  const said = builtIn === null ? null : builtInRole(builtIn);
  return {
    id,
    builtIn,
    version,
    holders,
    name: said?.name ?? name ?? '',
    what: said?.what ?? null,
    isLimited: said?.isLimited === true,
    permissions: [...(said?.permissions ?? composed(id))],
  };
};

const holdersOf = (database: Database) => database.$count(accountRoles, eq(accountRoles.roleId, roles.id));

/** Lists built-in roles in the contract's order, then composed ones by name. */
export const listRoles = async (database: Database): Promise<Role[]> => {
  const rows = await database
    .select({ role: roles, holders: holdersOf(database) })
    .from(roles)
    .orderBy(asc(sql`lower(${roles.name})`));
  const composed = await permissionsOf(
    database,
    rows.map(({ role }) => role.id),
  );
  const rank = ({ builtIn }: Role): number =>
    builtIn === null ? builtInRoleKeys.length : builtInRoleKeys.indexOf(builtIn);
  return rows
    .map(({ role, holders }) => shown(role, holders, composed))
    .toSorted((a, b) => rank(a) - rank(b));
};

/** @throws Refusal 404 */
export const readRole = async (database: Database, id: string): Promise<Role> => {
  const [row] = await database
    .select({ role: roles, holders: holdersOf(database) })
    .from(roles)
    .where(eq(roles.id, id));
  if (row === undefined) throw notFound();
  return shown(row.role, row.holders, await permissionsOf(database, [id]));
};

/** An advisory lock's number, used for nothing else in the database. */
const NAMES_LOCK = 728_190_617;

/** Checks the name beyond the index, to name the field, and to exclude built-in names. */
const assertNameIsFree = async (database: Database, name: string, id?: string): Promise<void> => {
  await database.execute(sql`select pg_advisory_xact_lock(${NAMES_LOCK})`);
  const all = await listRoles(database);
  if (all.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal(422, TAKEN, [{ path: 'name', message: TAKEN }]);
};

const savePermissions = async (database: Database, roleId: string, permissions: readonly Permission[]) => {
  await database.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
  await database.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })));
};

/** @throws Refusal 403 for a permission that the person lacks, 422 for a taken name */
export const composeRole = async (
  { database, clock, person, recordChange }: WriteContext,
  { name, permissions }: RoleInput,
): Promise<Role> => {
  assertHasAll(person, permissions);
  await assertNameIsFree(database, name);
  const now = clock.now();
  const id = uuidv7(now);
  await database.insert(roles).values({ id, name, createdAt: now });
  await savePermissions(database, id, permissions);
  const role = await readRole(database, id);
  recordChange({ rowId: id, before: null, after: role });
  return role;
};

/** Locks a composed role until the transaction ends. @throws Refusal 404, or 422 for a built-in one */
const lockComposed = async (database: Database, id: string): Promise<Role> => {
  const [locked] = await database.select().from(roles).where(eq(roles.id, id)).for('update');
  if (locked === undefined) throw notFound();
  if (locked.builtIn !== null) throw new Refusal(422, BUILT_IN);
  return readRole(database, id);
};

const assertFresh = (now: Role, version: number): void => {
  if (version !== now.version) throw new Refusal(409, STALE, undefined, { value: now });
};

/**
 * Changes a composed role for every account with it.
 * @param sent unchecked; fields left out stay
 * @throws Refusal 404, 409 for another version, 422, and 403 for an old or new permission that the person lacks
 */
export const updateRole = async (
  { database, person, recordChange }: WriteContext,
  id: string,
  sent: object,
): Promise<Role> => {
  const before = await lockComposed(database, id);
  const kept = { name: before.name, permissions: before.permissions };
  const { version, ...fields } = checkBody(
    identity.updateRole.body,
    mergeFields(kept, sent as Readonly<Record<string, unknown>>),
  ) as RoleInput & { version: number };
  assertFresh(before, version);
  assertHasAll(person, [...before.permissions, ...fields.permissions]);
  await assertNameIsFree(database, fields.name, id);
  await database
    .update(roles)
    .set({ name: fields.name, version: before.version + 1 })
    .where(eq(roles.id, id));
  await savePermissions(database, id, fields.permissions);
  const after = await readRole(database, id);
  recordChange({ rowId: id, before, after });
  return after;
};

/** @throws Refusal 404, 409 for a granted role or another version, 422 for a built-in one */
export const removeRole = async (
  { database, person, recordChange }: WriteContext,
  id: string,
  version: number,
): Promise<true> => {
  const before = await lockComposed(database, id);
  assertFresh(before, version);
  assertHasAll(person, before.permissions);
  if (before.holders > 0) throw new Refusal(409, HELD);
  await database.delete(roles).where(eq(roles.id, id));
  recordChange({ rowId: id, before, after: null });
  return true;
};
