import { calls, type CheckedInputOf, type May, type Member, type ValueOf } from '@phila/contract';
import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import { isUnanswered, revokeUnanswered } from '../../core/capability/capability.ts';
import { capabilities } from '../../core/capability/tables.ts';
import type { Database } from '../../core/database/open.ts';
import { notFound } from '../../core/http/refusal.ts';
import { maskedEmail } from '../../core/people/masked-email.ts';
import { maskedMobile } from '../../core/people/masked-mobile.ts';
import { keptSearch } from '../../core/people-search/kept-search.ts';
import { type Sought, sought } from '../../core/people-search/sought.ts';
import { accounts, profiles } from '../../core/people/tables.ts';
import { foundIn } from '../../core/searching/found-in.ts';
import { INVITATION } from './invitations.ts';
import { reachedOrganisation } from './reached-organisation.ts';

const PAGE = 25;

type Asked = CheckedInputOf<typeof calls.organisation.members>['body'];
type Answer = ValueOf<typeof calls.organisation.members>;

const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** By the names that they have in this organisation, not in another. */
const membersOf = ({ by, text, account }: Sought): SQL | undefined =>
  by === 'name'
    ? or(foundIn([sql`${profiles.firstName}`, sql`${profiles.lastName}`], text), account)
    : account;

const atState = (osNo: number, state: 'confirmed' | 'claimed'): SQL | undefined =>
  and(
    eq(profiles.osNo, osNo),
    state === 'confirmed'
      ? isNotNull(profiles.membershipConfirmedAt)
      : isNull(profiles.membershipConfirmedAt),
  );

const membersIn = async (
  database: Database,
  osNo: number,
  { state, of, page }: { state: 'confirmed' | 'claimed'; of: Sought | null; page: number },
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
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE);
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
  // Of an address only its ends are kept: a whole one is found by its mark.
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

/** The people of an organisation that is reached, in one state, and how many there are in each. @throws Refusal 404 */
export const listMembers = async (
  context: Context<May>,
  guid: string,
  { state, text = '', page = 1 }: Asked,
): Promise<Answer> => {
  const { database, clock } = context;
  const { osNo } = await reachedOrganisation(context, guid);
  const of = text === '' || state === 'invited' ? null : sought(text);
  const search = () =>
    state === 'invited'
      ? invitedTo(context, osNo, { text, page })
      : membersIn(database, osNo, { state, of, page });
  const found =
    of === null
      ? await search()
      : await keptSearch(context, calls.organisation.members, of, search, (rows) =>
          rows.slice(0, PAGE).map(({ id }) => id),
        );
  return {
    members: found.slice(0, PAGE),
    // One more than a page was read.
    hasMore: found.length > PAGE,
    counts: {
      confirmed: await database.$count(profiles, atState(osNo, 'confirmed')),
      claimed: await database.$count(profiles, atState(osNo, 'claimed')),
      invited: await database.$count(capabilities, isUnanswered(clock.now(), INVITATION, String(osNo))),
    },
  };
};

/** @throws Refusal 404 for an invitation that waits no longer, and for one of an organisation that is not reached */
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
