import { isOfOrganisation, isOfRemotes, type Role, type RoleHolder } from '@phila/contract';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal, refuseAt } from '../../../core/http/refusal.ts';
import type { Account } from '../../../core/accounts/accounts.ts';
import { audit, originOf } from '../../../core/people/authentication-events.ts';
import { maskedEmail } from '../../../core/people/masked-email.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { accountRoles } from '../../../core/access/role-tables.ts';
import { accounts, profiles } from '../../../core/accounts/tables.ts';
import { assertNotLastAdministrator } from '../last-administrator.ts';
import { assertHasAll } from './may-give.ts';
import { readRole } from './roles.ts';

type WriteContext = Context<'may identity.roles.write'>;

const NO_ACCOUNT = 'There is no account with this email address or mobile number';
const NO_ROLE = 'There is no such role';
const NO_ORGANISATION = 'Organisation not found';
const NEEDS_ORGANISATION = 'Please choose the organisation that this role is limited to';
const ADMINISTRATOR_IS_WHOLE = 'An administrator looks after the whole site: leave the organisation out';
const WHOLE_REMOTES = 'An administrator looks after the whole site: leave the remotes out';
const NO_REMOTES = 'Nothing that this role allows is about remotes: leave them out';
const NOTHING_THERE = 'Nothing that this role allows belongs to an organisation: leave the organisation out';
const HAS_IT =
  'This person has the role already. To limit it otherwise, take it away first and give it again.';
const LAST_ADMINISTRATOR =
  'This is the only administrator who can sign in. Make somebody else an administrator first.';

/** Lists role holders, latest first. */
const listHolders = async (database: Database, where?: SQL): Promise<RoleHolder[]> => {
  const name = database
    .selectDistinctOn([profiles.accountId], {
      accountId: profiles.accountId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
    })
    .from(profiles)
    .orderBy(profiles.accountId, desc(profiles.lastUsedAt))
    .as('holder_name');
  const rows = await database
    .select({
      id: accountRoles.id,
      roleId: accountRoles.roleId,
      accountId: accountRoles.accountId,
      firstName: sql<string>`coalesce(${name.firstName}, '')`,
      lastName: sql<string>`coalesce(${name.lastName}, '')`,
      email: accounts.email,
      osNo: accountRoles.osNo,
      remotes: accountRoles.remotes,
      osName: organisations.osName,
      grantedAt: accountRoles.grantedAt,
    })
    .from(accountRoles)
    .innerJoin(accounts, eq(accounts.id, accountRoles.accountId))
    .leftJoin(name, eq(name.accountId, accountRoles.accountId))
    .leftJoin(organisations, eq(organisations.osNo, accountRoles.osNo))
    .where(where)
    .orderBy(desc(accountRoles.grantedAt), desc(accountRoles.id));
  return rows.map(({ email, grantedAt, ...row }) => ({
    ...row,
    email: email === null ? null : maskedEmail(email),
    grantedAt: grantedAt.toISOString(),
  }));
};

export const holdersOfRole = (database: Database, roleId: string | undefined): Promise<RoleHolder[]> =>
  listHolders(database, roleId === undefined ? undefined : eq(accountRoles.roleId, roleId));

interface Limits {
  osNo: number | null;
  remotes: readonly string[] | null;
}

const assertRemotes = (role: Role, remotes: readonly string[] | null): void => {
  if (remotes === null) return;
  if (role.builtIn === 'administrator') refuseAt('remotes', WHOLE_REMOTES);
  if (!role.permissions.some(isOfRemotes)) refuseAt('remotes', NO_REMOTES);
};

const assertLimits = async (database: Database, role: Role, { osNo, remotes }: Limits): Promise<void> => {
  assertRemotes(role, remotes);
  if (osNo === null) {
    if (role.isLimited) refuseAt('osNo', NEEDS_ORGANISATION);
    return;
  }
  if (role.builtIn === 'administrator') refuseAt('osNo', ADMINISTRATOR_IS_WHOLE);
  if (!role.permissions.some(isOfOrganisation)) refuseAt('osNo', NOTHING_THERE);
  if ((await database.$count(organisations, eq(organisations.osNo, osNo))) === 0)
    refuseAt('osNo', NO_ORGANISATION);
};

interface RoleGrantRequest {
  roleId: string;
  osNo?: number | null | undefined;
  remotes?: string[] | null | undefined;
}

/**
 * Grants a role to an account.
 * @param account found by `namedAccounts`; null if there is none
 * @throws Refusal 403 for a role with a permission that the person lacks, 409 if granted before, and 422
 */
export const giveRole = async (
  context: WriteContext,
  { roleId, osNo = null, remotes = null }: RoleGrantRequest,
  account: Account | null,
): Promise<RoleHolder> => {
  const { database, clock, person, recordChange } = context;
  const role = await readRole(database, roleId).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return refuseAt('roleId', NO_ROLE);
    throw error;
  });
  assertHasAll(person, role.permissions);
  await assertLimits(database, role, { osNo, remotes });
  if (account === null) return refuseAt('userAccount', NO_ACCOUNT);
  const now = clock.now();
  const after = {
    id: uuidv7(now),
    accountId: account.id,
    roleId,
    osNo,
    remotes,
    grantedAt: now,
    grantedBy: person.id,
  };
  const made = await database
    .insert(accountRoles)
    .values(after)
    .onConflictDoNothing()
    .returning({ id: accountRoles.id });
  if (made.length === 0) throw new Refusal(409, HAS_IT);
  await audit(database, clock, originOf(context), 'role granted', { accountId: account.id });
  recordChange({ rowId: after.id, before: null, after });
  const [holder] = await listHolders(database, eq(accountRoles.id, after.id));
  if (holder === undefined) throw notFound();
  return holder;
};

/**
 * Revokes a role of an account; the database tells the servers.
 * @throws Refusal 404, 403 for a role with a permission that the person lacks, 422 for the last administrator
 */
export const takeRole = async (context: WriteContext, id: string): Promise<true> => {
  const { database, clock, person, recordChange } = context;
  const [before] = await database.select().from(accountRoles).where(eq(accountRoles.id, id)).for('update');
  if (before === undefined) throw notFound();
  const role = await readRole(database, before.roleId);
  assertHasAll(person, role.permissions);
  if (role.builtIn === 'administrator')
    await assertNotLastAdministrator(database, clock.now(), before.accountId, LAST_ADMINISTRATOR);
  await database.delete(accountRoles).where(eq(accountRoles.id, id));
  await audit(database, clock, originOf(context), 'role taken away', { accountId: before.accountId });
  recordChange({ rowId: id, before, after: null });
  return true;
};
