import { calls, type CheckedInputOf, type May, type Member, type ValueOf } from '@phila/contract';
import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import { isUnanswered, revokeUnanswered } from '../../core/capability/capability.ts';
import { capabilities } from '../../core/capability/tables.ts';
import type { Database } from '../../core/database/open.ts';
import { notFound } from '../../core/http/refusal.ts';
import { maskedEmail } from '../../core/people/masked-email.ts';
import { maskedMobile } from '../../core/people/masked-mobile.ts';
import { auditedSearch } from '../../core/people-search/audited-search.ts';
import { type PersonSearch, requirePersonSearch } from '../../core/people-search/person-search.ts';
import { accounts, membershipAsks, profiles } from '../../core/accounts/tables.ts';
import { foundIn } from '../../core/searching/found-in.ts';
import { INVITATION } from './invitations.ts';
import { reachedOrganisation } from './reached-organisation.ts';

const PAGE = 25;

type MembersRequest = CheckedInputOf<typeof calls.organisation.members>['body'];
type Answer = ValueOf<typeof calls.organisation.members>;

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Searches names of this organisation's profiles only. */
const membersOf = ({ by, text, account }: PersonSearch): SQL | undefined =>
  by === 'name'
    ? or(foundIn([sql`${profiles.firstName}`, sql`${profiles.lastName}`], text), account)
    : account;

/**
 * Selects members by state. Leaves members that the organisation has asked out of the claimed ones: `askedIn` lists them.
 */
const atState = (osNo: number, state: 'confirmed' | 'claimed'): SQL | undefined =>
  and(
    eq(profiles.osNo, osNo),
    state === 'confirmed'
      ? isNotNull(profiles.membershipConfirmedAt)
      : and(
          isNull(profiles.membershipConfirmedAt),
          sql`not exists (select 1 from ${membershipAsks} where ${membershipAsks.osNo} = ${profiles.osNo} and ${membershipAsks.accountId} = ${profiles.accountId})`,
        ),
  );

const askedAt = (osNo: number, state: 'claimed' | 'refused'): SQL | undefined =>
  and(
    eq(membershipAsks.osNo, osNo),
    state === 'claimed' ? isNull(membershipAsks.refusedAt) : isNotNull(membershipAsks.refusedAt),
  );

/** Lists people in the organisation's record who have not accepted yet, only by the names in that record. */
const askedIn = async (
  database: Database,
  osNo: number,
  { state, of, page }: { state: 'claimed' | 'refused'; of: PersonSearch | null; page: number },
): Promise<Member[]> => {
  // An address finds no one here: the organisation recorded only a name.
  if (of !== null && of.by !== 'name') return [];
  const names = [sql`${membershipAsks.firstName}`, sql`${membershipAsks.lastName}`];
  const rows = await database
    .select()
    .from(membershipAsks)
    .where(and(askedAt(osNo, state), of === null ? undefined : foundIn(names, of.text)))
    .orderBy(desc(membershipAsks.askedAt), desc(membershipAsks.accountId))
    .limit(page * PAGE + 1);
  return rows.map((row) => ({
    id: row.accountId,
    name: `${row.firstName} ${row.lastName}`.trim() || null,
    address: null,
    state,
    since: (row.refusedAt ?? row.askedAt).toISOString(),
    until: null,
  }));
};

/** Lists claimed members and people who were asked together. */
const claimedIn = async (
  database: Database,
  osNo: number,
  { of, page }: { of: PersonSearch | null; page: number },
): Promise<Member[]> => {
  const [own, asked] = await Promise.all([
    membersIn(database, osNo, { state: 'claimed', of, page, isFromStart: true }),
    askedIn(database, osNo, { state: 'claimed', of, page }),
  ]);
  return [...own, ...asked]
    .toSorted((a, b) => (a.since < b.since ? 1 : -1))
    .slice((page - 1) * PAGE, page * PAGE + 1);
};

const membersIn = async (
  database: Database,
  osNo: number,
  {
    state,
    of,
    page,
    isFromStart = false,
  }: { state: 'confirmed' | 'claimed'; of: PersonSearch | null; page: number; isFromStart?: boolean },
): Promise<Member[]> => {
  const since = sql`coalesce(${profiles.membershipConfirmedAt}, ${profiles.createdAt})`;
  const rows = await database
    .select({
      id: accounts.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: accounts.email,
      mobile: accounts.mobile,
      confirmedAt: profiles.membershipConfirmedAt,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(and(atState(osNo, state), of === null ? undefined : membersOf(of)))
    .orderBy(desc(since), desc(profiles.id))
    .limit(isFromStart ? page * PAGE + 1 : PAGE + 1)
    .offset(isFromStart ? 0 : (page - 1) * PAGE);
  return rows.map(({ id, firstName, lastName, email, mobile, confirmedAt, createdAt }) => ({
    id,
    name: `${firstName} ${lastName}`.trim() || null,
    address: email === null ? (mobile === null ? null : maskedMobile(mobile)) : maskedEmail(email),
    state,
    since: (confirmedAt ?? createdAt).toISOString(),
    until: null,
  }));
};

const invitedTo = async (
  { database, clock, sealing }: Pick<Context<May>, 'database' | 'clock' | 'sealing'>,
  osNo: number,
  { text, page }: { text: string; page: number },
): Promise<Member[]> => {
  // Finds a whole address by its mark: as text, only its ends are stored.
  const marks = sealing.marks(text.toLowerCase());
  const rows = await database
    .select()
    .from(capabilities)
    .where(
      and(
        isUnanswered(clock.now(), INVITATION, String(osNo)),
        text === ''
          ? undefined
          : or(
              ilike(capabilities.sentTo, containing(text)),
              ...marks.map((mark) => eq(capabilities.sentToMark, mark)),
            ),
      ),
    )
    .orderBy(desc(capabilities.id))
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE);
  return rows.map(({ id, sentTo, createdAt, expiresAt }) => ({
    id,
    name: null,
    address: sentTo,
    state: 'invited',
    since: createdAt.toISOString(),
    until: expiresAt.toISOString(),
  }));
};

type FindMembers = (
  context: Context<May>,
  osNo: number,
  asked: { of: PersonSearch | null; text: string; page: number },
) => Promise<Member[]>;

/** Finders by state, each reading one row more than its page. */
const pageOf: Readonly<Record<MembersRequest['state'], FindMembers>> = {
  confirmed: ({ database }, osNo, asked) => membersIn(database, osNo, { state: 'confirmed', ...asked }),
  claimed: ({ database }, osNo, asked) => claimedIn(database, osNo, asked),
  invited: invitedTo,
  refused: async ({ database }, osNo, asked) =>
    (await askedIn(database, osNo, { state: 'refused', ...asked })).slice((asked.page - 1) * PAGE),
};

/** Lists the members of an organisation in a state, and counts each state. @throws Refusal 404 out of reach */
export const listMembers = async (
  context: Context<May>,
  guid: string,
  { state, text = '', page = 1 }: MembersRequest,
): Promise<Answer> => {
  const { database, clock } = context;
  const { osNo } = await reachedOrganisation(context, guid);
  const of = text === '' ? null : requirePersonSearch(text);
  const search = () => pageOf[state](context, osNo, { of, text, page });
  const found =
    of === null
      ? await search()
      : await auditedSearch(context, calls.organisation.members, of, search, (rows) =>
          rows.slice(0, PAGE).map(({ id }) => id),
        );
  return {
    members: found.slice(0, PAGE),
    // The query reads one row more than a page.
    hasMore: found.length > PAGE,
    counts: {
      confirmed: await database.$count(profiles, atState(osNo, 'confirmed')),
      claimed:
        (await database.$count(profiles, atState(osNo, 'claimed'))) +
        (await database.$count(membershipAsks, askedAt(osNo, 'claimed'))),
      invited: await database.$count(capabilities, isUnanswered(clock.now(), INVITATION, String(osNo))),
      refused: await database.$count(membershipAsks, askedAt(osNo, 'refused')),
    },
  };
};

/** @throws Refusal 404 for an invitation already answered, or of an organisation out of reach */
export const withdrawInvitation = async (
  context: Context<May>,
  { guid, id }: { guid: string; id: string },
): Promise<true> => {
  const { osNo } = await reachedOrganisation(context, guid);
  const { database, clock } = context;
  const isWithdrawn = await revokeUnanswered(database, clock.now(), {
    id,
    purpose: INVITATION,
    subject: String(osNo),
  });
  if (!isWithdrawn) throw notFound();
  context.recordChange({ rowId: osNo, before: { invitation: id }, after: { invitation: null } });
  return true;
};
