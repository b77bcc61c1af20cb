import { calls, type CheckedInputOf, type FoundPerson, wantedIn } from '@phila/contract';
import { and, desc, eq, exists, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import type { Account } from '../../../core/accounts/accounts.ts';
import { maskedEmail } from '../../../core/people/masked-email.ts';
import { maskedMobile } from '../../../core/people/masked-mobile.ts';
import { auditedSearch } from '../../../core/people-search/audited-search.ts';
import { type PersonSearch, requirePersonSearch } from '../../../core/people-search/person-search.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { accounts, namesOfProfiles, profiles } from '../../../core/accounts/tables.ts';
import { foundIn } from '../../../core/searching/found-in.ts';
import { accountsWithPhone, type PhoneNumbers } from '../../../core/searching/phone-index.ts';
import { hasWords } from '../../../core/searching/word-index.ts';
import { wordQuery } from '../../../core/searching/word-query.ts';

const PAGE = 25;

type SearchRequest = CheckedInputOf<typeof calls.identity.findPeople>['body'];

const hasProfile = (database: Database, where: SQL | undefined): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(profiles)
      .leftJoin(organisations, eq(organisations.osNo, profiles.osNo))
      .where(and(eq(profiles.accountId, accounts.id), where)),
  );

const accountsOf = (database: Database, where: SQL): SQL =>
  sql`${database.select({ accountId: profiles.accountId }).from(profiles).where(where)}`;

/** One of these accounts: a union and no `or`, for which the database would read every account. */
const amongAccounts = (queries: readonly SQL[]): SQL =>
  sql`${accounts.id} in (${sql.join([...queries], sql` union all `)})`;

/** Reads organisations' names first, because matching them for each member would cost too much. */
const ofOrganisation = (database: Database, word: string): SQL =>
  inArray(
    profiles.osNo,
    database
      .select({ osNo: organisations.osNo })
      .from(organisations)
      .where(foundIn([sql`${organisations.osName}`], word)),
  );

/** Accounts with a word in a person's or organisation's name. */
const withWord = (database: Database, word: string): SQL => {
  const query = wordQuery((wantedIn(word) ?? [])[0] ?? []);
  return amongAccounts([
    ...(query === null ? [] : [accountsOf(database, hasWords(namesOfProfiles(profiles), query))]),
    accountsOf(database, ofOrganisation(database, word)),
  ]);
};

/**
 * Searches each word in names and organisations, ignoring accents and apostrophes, because names are often heard.
 * Matches the beginnings of words. A number is also found among those that the person gave elsewhere.
 */
const matching = (
  database: Database,
  { by, text, account }: PersonSearch,
  phones: readonly PhoneNumbers[],
): SQL | undefined => {
  if (by === 'name') return or(and(...text.split(/\s+/).map((word) => withWord(database, word))), account);
  return by === 'number'
    ? amongAccounts([
        sql`${database.select({ id: accounts.id }).from(accounts).where(account)}`,
        ...accountsWithPhone(database, phones, text),
      ])
    : account;
};

/** Names and organisations of accounts, from their latest profile. */
const profilesOf = async (database: Database, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { firstName: string; lastName: string; names: string[] }>();
  const rows = await database
    .select({
      accountId: profiles.accountId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      osName: organisations.osName,
    })
    .from(profiles)
    .leftJoin(organisations, eq(organisations.osNo, profiles.osNo))
    .where(inArray(profiles.accountId, [...ids]))
    .orderBy(profiles.lastUsedAt);
  const found = new Map<string, { firstName: string; lastName: string; names: string[] }>();
  for (const { accountId, firstName, lastName, osName } of rows)
    found.set(accountId, {
      firstName,
      lastName,
      names: [...(found.get(accountId)?.names ?? []), ...(osName === null ? [] : [osName])],
    });
  return found;
};

/** Accounts as administrators see them, with masked addresses. */
export const shownPeople = async (database: Database, rows: readonly Account[]): Promise<FoundPerson[]> => {
  const names = await profilesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, email, mobile, disabledAt, lastSignInAt }) => ({
    id,
    firstName: names.get(id)?.firstName ?? '',
    lastName: names.get(id)?.lastName ?? '',
    email: email === null ? null : maskedEmail(email),
    mobile: mobile === null ? null : maskedMobile(mobile),
    organisations: names.get(id)?.names ?? [],
    disabledAt: disabledAt?.toISOString() ?? null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }));
};

interface PeopleQuery extends Omit<SearchRequest, 'text'> {
  of: PersonSearch | null;
  /** Numbers that people gave, of all areas. */
  phones: readonly PhoneNumbers[];
  /** The most results; default: a page. */
  most?: number;
}

/** A page of matching people, latest sign-in first; callers count and record it with `keptSearch`. */
export const peopleWho = async (
  database: Database,
  { of, phones, osNo, isDisabled, page = 1, most = PAGE }: PeopleQuery,
): Promise<{ people: FoundPerson[]; hasMore: boolean }> => {
  const rows = await database
    .select()
    .from(accounts)
    .where(
      and(
        of === null ? undefined : matching(database, of, phones),
        typeof osNo === 'number' ? hasProfile(database, eq(profiles.osNo, osNo)) : undefined,
        isDisabled === true ? isNotNull(accounts.disabledAt) : undefined,
      ),
    )
    .orderBy(sql`${accounts.lastSignInAt} desc nulls last`, desc(accounts.id))
    .limit(most + 1)
    .offset((page - 1) * most);
  return { people: await shownPeople(database, rows.slice(0, most)), hasMore: rows.length > most };
};

/** @throws Refusal 422 for too short a text, and 429 */
export const findPeople = (
  context: CallContext<'person'>,
  { text = '', ...asked }: SearchRequest,
  phones: readonly PhoneNumbers[],
) => {
  const of = text === '' ? null : requirePersonSearch(text);
  return auditedSearch(
    context,
    calls.identity.findPeople,
    of,
    () => peopleWho(context.database, { ...asked, of, phones }),
    ({ people }) => people.map(({ id }) => id),
  );
};
