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
import { organisations } from './organisations.ts';
import { accounts } from './tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The roles that people can be given: those that every site has, and those that administrators compose. */
export const roles = pgTable(
  'roles',
  {
    id: uuid('id').primaryKey(),
    /**
     * A built-in role's key in the contract's `builtInRoles`, which has its name and permissions; null for a composed
     * one.
     */
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
    /** A `Permission` of the contract; one that a later release no longer has gives nothing. */
    permission: text('permission').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

/** Says who has which role. */
export const accountRoles = pgTable(
  'role_grants',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A role that an account has cannot be deleted. */
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
    /** The organisation that the role is limited to, with those below it; null where it is not limited. */
    osNo: integer('os_no').references(() => organisations.osNo),
    /** The names of the remotes that the role is limited to; null where it is not. Some need have no release yet. */
    remotes: text('remotes').array(),
    grantedAt: moment('granted_at').notNull(),
    /** The account that gave it; no foreign key: it may be deleted. Null where the service itself did. */
    grantedBy: uuid('granted_by'),
  },
  (table) => [
    unique('role_grants_once').on(table.accountId, table.roleId, table.osNo).nullsNotDistinct(),
    index('role_grants_role').on(table.roleId),
    index('role_grants_organisation').on(table.osNo),
  ],
);
