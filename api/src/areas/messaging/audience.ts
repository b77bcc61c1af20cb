import { type AnnouncementAudience, type AnyCall, builtInRole } from '@phila/contract';
import { and, asc, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import type { CallContext } from '../../core/calls/implement.ts';
import { namedAccounts } from '../../core/people-search/named-accounts.ts';
import { countCapped } from '../../core/database/count-capped.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import type { Account } from '../../core/accounts/accounts.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { accountRoles, roles } from '../../core/access/role-tables.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import { announcementRecipients, announcements } from './tables.ts';

type Stored = typeof announcements.$inferSelect;

const refusedAt = (path: string, message: string): Refusal => new Refusal(422, message, [{ path, message }]);

const one = { one: sql`1` };

/** The condition for an announcement's recipients, without disabled accounts. */
export const goesTo = (database: Database, { id, audience, osNo, roleId }: Stored): SQL | undefined => {
  const of: { readonly [A in AnnouncementAudience]: () => SQL | undefined } = {
    everybody: () => undefined,
    organisation: () =>
      exists(
        database
          .select(one)
          .from(profiles)
          .where(
            and(
              eq(profiles.accountId, accounts.id),
              sql`${profiles.osNo} in (
                with recursive reached (os_no) as (
                  select ${osNo}::integer
                  union
                  select below.os_no from organisations below join reached on below.parent_os_no = reached.os_no
                )
                select os_no from reached)`,
            ),
          ),
      ),
    role: () =>
      roleId === null
        ? sql`false`
        : exists(
            database
              .select(one)
              .from(accountRoles)
              .where(and(eq(accountRoles.accountId, accounts.id), eq(accountRoles.roleId, roleId))),
          ),
    people: () =>
      exists(
        database
          .select(one)
          .from(announcementRecipients)
          .where(
            and(
              eq(announcementRecipients.announcementId, id),
              eq(announcementRecipients.personId, accounts.id),
              eq(announcementRecipients.isNamed, true),
            ),
          ),
      ),
  };
  return and(isNull(accounts.disabledAt), of[audience]());
};

/** Tells if an announcement reaches several organisations: everybody, a role, or an organisation with subsidiaries. */
export const isForSeveral = async (database: Database, { id, audience, osNo }: Stored): Promise<boolean> => {
  if (audience === 'organisation')
    return (await database.$count(organisations, eq(organisations.parentOsNo, osNo ?? 0))) > 0;
  if (audience !== 'people') return true;
  const named = database
    .select({ id: announcementRecipients.personId })
    .from(announcementRecipients)
    .where(and(eq(announcementRecipients.announcementId, id), eq(announcementRecipients.isNamed, true)));
  const found = await database
    .selectDistinct({ osNo: profiles.osNo })
    .from(profiles)
    .where(and(isNotNull(profiles.osNo), inArray(profiles.accountId, named)))
    .limit(2);
  return found.length > 1;
};

/** Counts those an announcement goes to as it stands. @throws Refusal 404 */
export const reachOf = async (database: Database, id: string) => {
  const [row] = await database.select().from(announcements).where(eq(announcements.id, id));
  if (row === undefined) throw notFound();
  return countCapped(database, accounts, goesTo(database, row));
};

/** Lists organisations and roles to choose from. */
export const audienceChoices = async (database: Database) => {
  const [there, given] = await Promise.all([
    database
      .select({ osNo: organisations.osNo, name: organisations.osName })
      .from(organisations)
      .where(isNull(organisations.deletedAt))
      .orderBy(asc(organisations.osName)),
    database.select().from(roles),
  ]);
  return {
    organisations: there,
    roles: given
      .map(({ id, builtIn, name }) => ({
        id,
        name: builtIn === null ? (name ?? '') : builtInRole(builtIn).name,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-ZA')),
  };
};

export interface Chosen {
  audience: AnnouncementAudience;
  osNo?: number | null | undefined;
  roleId?: string | null | undefined;
  people?: readonly string[] | undefined;
}

/** Looks up named people. @throws Refusal 429 */
export const peopleOf = async (
  context: CallContext<'person'>,
  call: AnyCall,
  { audience, people = [] }: Chosen,
): Promise<(Account | null)[]> => (audience === 'people' ? namedAccounts(context, call, people) : []);

/** The accounts of named people. @throws Refusal 422 that names addresses without one */
const idsOf = (people: readonly string[], found: readonly (Account | null)[]): string[] => {
  const unknown = people.filter((_, at) => (found[at] ?? null) === null);
  if (unknown.length > 0)
    throw refusedAt('people', `No account has: ${unknown.map((one) => one.trim()).join(', ')}`);
  return [...new Set(found.flatMap((one) => one?.id ?? []))];
};

/**
 * Checks the chosen recipients, dropping fields of other choices.
 * @param found the accounts of `people` in the same order, by `namedAccounts`
 * @returns `named`: accounts of a list of people; undefined to keep the present ones
 * @throws Refusal 422
 */
export const checkedAudience = async (
  database: Database,
  { audience, osNo = null, roleId = null, people }: Chosen,
  found: readonly (Account | null)[],
  hasNamed: boolean,
): Promise<{ osNo: number | null; roleId: string | null; named: string[] | undefined }> => {
  const choices = await audienceChoices(database);
  if (audience === 'organisation' && !choices.organisations.some((one) => one.osNo === osNo))
    throw refusedAt('osNo', 'Please choose an organisation');
  if (audience === 'role' && !choices.roles.some((one) => one.id === roleId))
    throw refusedAt('roleId', 'Please choose a role');
  if (audience === 'people' && (people === undefined ? !hasNamed : people.length === 0))
    throw refusedAt('people', 'Please enter at least one email address or mobile number');
  return {
    osNo: audience === 'organisation' ? osNo : null,
    roleId: audience === 'role' ? roleId : null,
    named: audience !== 'people' ? [] : people === undefined ? undefined : idsOf(people, found),
  };
};
