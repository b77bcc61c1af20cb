import { builtInRole, type BuiltInRoleKey, builtInRoleKeys, type Permission } from '@phila/contract';
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { accountRoles, rolePermissions, roles } from './role-tables.ts';

interface NewRoleHolder {
  accountId: string;
  role: BuiltInRoleKey;
  /** The organisation to limit it to; default: none. */
  osNo?: number | null;
  /** The remotes to limit it to; default: none. */
  remotes?: string[] | null;
  /** The granting account; default: the service itself. */
  grantedBy?: string;
}

/** Grants a built-in role to an account, unless it has it. */
export const giveBuiltInRole = async (
  database: Database,
  now: Date,
  { accountId, role, osNo = null, remotes = null, grantedBy }: NewRoleHolder,
): Promise<void> => {
  const [found] = await database.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, role));
  if (found === undefined) throw new Error(`The database has no role ${role}`);
  await database
    .insert(accountRoles)
    .values({
      id: uuidv7(now),
      accountId,
      roleId: found.id,
      osNo,
      remotes,
      grantedAt: now,
      grantedBy: grantedBy ?? null,
    })
    .onConflictDoNothing();
};

/** The condition for accounts with an unlimited role. */
const hasUnlimited = (database: Database, accountId: PgColumn, role: SQL | undefined): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(accountRoles)
      .innerJoin(roles, eq(roles.id, accountRoles.roleId))
      .where(
        and(
          eq(accountRoles.accountId, accountId),
          isNull(accountRoles.osNo),
          isNull(accountRoles.remotes),
          role,
        ),
      ),
  );

/** The condition for accounts with the role Administrator. @param accountId the account's column */
export const isAdministratorAccount = (database: Database, accountId: PgColumn): SQL =>
  hasUnlimited(database, accountId, eq(roles.builtIn, 'administrator'));

/** The condition for accounts with a site-wide permission, by any role. */
export const isHolderOf = (database: Database, accountId: PgColumn, permission: Permission): SQL =>
  hasUnlimited(
    database,
    accountId,
    or(
      inArray(
        roles.builtIn,
        builtInRoleKeys.filter((key) => builtInRole(key).permissions.includes(permission)),
      ),
      exists(
        database
          .select({ one: sql`1` })
          .from(rolePermissions)
          .where(and(eq(rolePermissions.roleId, roles.id), eq(rolePermissions.permission, permission))),
      ),
    ),
  );
