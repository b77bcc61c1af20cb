import type { BuiltInRoleKey } from '@phila/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { organisations } from '../accounts/organisations.ts';
import { accounts } from '../accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Roles that can be granted: built in, or composed by administrators. */
export const roles = pgTable(
  'roles',
  {
    id: uuid('id').primaryKey(),
    /** Key in the contract's `builtInRoles`, which defines the name and permissions; null for a composed role. */
    builtIn: text('built_in').$type<BuiltInRoleKey>().unique(),
    /** Null for a built-in role. */
    name: text('name'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('roles_name').on(sql`lower(${table.name})`),
    check('roles_named', sql`(${table.builtIn} is null) <> (${table.name} is null)`),
  ],
);

/** Permissions of a composed role. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    /** A `Permission` of the contract. Has no effect if a later release removed that permission. */
    permission: text('permission').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

/** Roles granted to accounts. */
export const accountRoles = pgTable(
  'role_grants',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A granted role cannot be deleted. */
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    /** Limits the grant to this organisation and those below it; null for no limit. */
    osNo: integer('os_no').references(() => organisations.osNo),
    /** Names of the remotes that the grant is limited to; null for no limit. Some may have no release yet. */
    remotes: text('remotes').array(),
    grantedAt: moment('granted_at').notNull(),
    /** The granting account; no foreign key, as it may be deleted. Null for the service itself. */
    grantedBy: uuid('granted_by'),
  },
  (table) => [
    unique('role_grants_once').on(table.accountId, table.roleId, table.osNo).nullsNotDistinct(),
    index('role_grants_role').on(table.roleId),
    index('role_grants_organisation').on(table.osNo),
  ],
);
