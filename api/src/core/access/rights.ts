import {
  type BuiltInRoleKey,
  builtInRole,
  isOfOrganisation,
  isOfRemotes,
  isPermission,
  type Permission,
} from '@phila/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { accountRoles, rolePermissions, roles } from './role-tables.ts';

/** The permissions that a role gives an account. */
export interface Grant {
  readonly role: BuiltInRoleKey | null;
  readonly permissions: ReadonlySet<Permission>;
  /** The organisations that it is limited to; null for no limit. */
  readonly organisations: ReadonlySet<number> | null;
  /** The remotes that it is limited to; null for no limit. */
  readonly remotes: ReadonlySet<string> | null;
}

/** The part of a person that rights depend on. */
export interface Holder {
  readonly grants: readonly Grant[];
}

/** The rows that a permission covers: all rows, or only the rows of these organisations. */
export type Reach = 'everywhere' | ReadonlySet<number>;

const isWhole = ({ organisations, remotes }: Grant): boolean => organisations === null && remotes === null;

/** An empty set without the permission. */
export const reachOf = ({ grants }: Holder, permission: Permission): Reach => {
  const giving = grants.filter(({ permissions }) => permissions.has(permission));
  if (giving.some(isWhole)) return 'everywhere';
  if (!isOfOrganisation(permission)) return new Set();
  return new Set(giving.flatMap(({ organisations }) => [...(organisations ?? [])]));
};

/** The remotes that a permission reaches, by name; an empty set without it. */
export const remotesReached = (
  { grants }: Holder,
  permission: Permission,
): 'everywhere' | ReadonlySet<string> => {
  const giving = grants.filter(({ permissions }) => permissions.has(permission));
  if (giving.some(isWhole)) return 'everywhere';
  if (!isOfRemotes(permission)) return new Set();
  return new Set(giving.flatMap(({ remotes }) => [...(remotes ?? [])]));
};

/**
 * Tells if a person has a permission: an unlimited role counts for rows of the site, any role for rows of organisations
 * and for remotes. Queries limit the rows (`within`), handlers the remotes (`reachedRemotes`).
 */
export const holds = (holder: Holder, permission: Permission): boolean => {
  const reach = reachOf(holder, permission);
  if (reach === 'everywhere' || reach.size > 0) return true;
  const remotes = remotesReached(holder, permission);
  return remotes === 'everywhere' || remotes.size > 0;
};

/**
 * The condition for rows within reach. Rows of no organisation need unlimited reach.
 * @param osNo the column of the row's organisation
 */
export const withinReach = (reach: Reach, osNo: PgColumn): SQL => {
  if (reach === 'everywhere') return sql`true`;
  return reach.size === 0 ? sql`false` : inArray(osNo, [...reach]);
};

/** `withinReach` for a person's permission. */
export const within = (holder: Holder, permission: Permission, osNo: PgColumn): SQL =>
  withinReach(reachOf(holder, permission), osNo);

const covers = <T>(mine: 'everywhere' | ReadonlySet<T>, theirs: 'everywhere' | ReadonlySet<T>): boolean =>
  mine === 'everywhere' || (theirs !== 'everywhere' && [...theirs].every((one) => mine.has(one)));

/** The first permission that `other` has and `holder` lacks, or has for fewer rows; undefined for none. */
export const firstRightBeyond = (holder: Holder, other: Holder): Permission | undefined =>
  heldPermissions(other).find(
    (one) =>
      !covers(reachOf(holder, one), reachOf(other, one)) ||
      !covers(remotesReached(holder, one), remotesReached(other, one)),
  );

/** Every permission of a person, however limited. */
export const heldPermissions = (holder: Holder): Permission[] =>
  [...new Set(holder.grants.flatMap(({ permissions }) => [...permissions]))].filter((one) =>
    holds(holder, one),
  );

/** The administrators of the token's claims (specification: accounts). */
export const isAdministrator = ({ grants }: Holder): boolean =>
  grants.some((grant) => grant.role === 'administrator' && isWhole(grant));

/** Finds these organisations and all below them, by the given ancestor. */
const withThoseBelow = async (
  database: Database,
  tops: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  const below = new Map(tops.map((top) => [top, new Set<number>()]));
  if (tops.length === 0) return below;
  const { rows } = (await database.execute(sql`
    with recursive reached (top, os_no) as (
      select os_no, os_no from organisations where ${inArray(sql`os_no`, [...tops])}
      union
      select reached.top, organisations.os_no
      from organisations join reached on organisations.parent_os_no = reached.os_no
    )
    select top, os_no from reached`)) as { rows: { top: number; os_no: number }[] };
  for (const { top, os_no: osNo } of rows) below.get(top)?.add(osNo);
  return below;
};

/** Reads the grants of an account's roles. */
export const readGrants = async (database: Database, accountId: string): Promise<Grant[]> => {
  const rows = await database
    .select({
      id: accountRoles.id,
      role: roles.builtIn,
      osNo: accountRoles.osNo,
      remotes: accountRoles.remotes,
      permission: rolePermissions.permission,
    })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.id, accountRoles.roleId))
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(eq(accountRoles.accountId, accountId));
  const limits = rows.flatMap(({ osNo }) => (osNo === null ? [] : [osNo]));
  const reached = await withThoseBelow(database, [...new Set(limits)]);
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(({ id, role, osNo, remotes }) => ({
    role,
    organisations: osNo === null ? null : (reached.get(osNo) ?? new Set()),
    remotes: remotes === null ? null : new Set(remotes),
    permissions: new Set(
      role === null
        ? rows.flatMap((row) =>
            row.id === id && row.permission !== null && isPermission(row.permission) ? [row.permission] : [],
          )
        : builtInRole(role).permissions,
    ),
  }));
};
