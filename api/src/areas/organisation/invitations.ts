import type { May } from '@phila/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  type Capability,
  findCapability,
  issueCapability,
  revokeUnanswered,
  useCapability as countUse,
} from '../../core/capability/capability.ts';
import type { Database } from '../../core/database/open.ts';
import type { Context } from '../../core/calls/implement.ts';
import type { Person } from '../../core/people/person.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { writeLetter } from '../../core/mail/letter.ts';
import { lookOfOrganisation } from '../../core/mail/letter-look.ts';
import { audit, originOf } from '../../core/people/authentication-events.ts';
import { maskedEmail } from '../../core/people/masked-email.ts';
import { confirmMembership } from '../../core/accounts/membership.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { profiles } from '../../core/accounts/tables.ts';
import { normaliseEmail } from '../../core/accounts/user-name.ts';
import { invitationLetter } from './letters.ts';
import { countInvitation } from './invitation-allowance.ts';
import { openOrganisation, type ReachedOrganisation } from './reached-organisation.ts';
import { DAY } from '../../core/durations.ts';

/*
 * An invitation is a capability on the organisation's number. It belongs to the administrator who issued it, and is
 * deleted with that account. Only the outbox has the recipient's complete address; the invitation has the address with
 * its middle left out, and a hash of it, to recognise a second invitation. Anybody with the link may accept it, with
 * any account.
 */

export const INVITATION = 'organisation invitation';
/** Two weeks, in ms. */
export const LIFETIME = 14 * DAY;

const TOO_MANY_TO_ONE =
  'This address has been sent as many invitations as one may be in a day. Please try again tomorrow.';
const TOO_MANY =
  'Your organisation has sent as many invitations as it may in a day. Those who look after the site can raise the number.';
const RUN_OUT =
  'This invitation was accepted already, has expired, or is not complete. Ask your organisation for a new one.';

type Inviting = Pick<Context<May>, 'database' | 'clock' | 'configuration' | 'mail' | 'person' | 'sealing'>;

/**
 * Issues an invitation and queues its mail, both or neither, and ends an earlier one to that address.
 * @returns until when it can be accepted
 * @throws Refusal 429 if the address or the organisation has reached its number for today
 */
export const sendInvitation = async (
  { database, clock, configuration, mail, person, sealing }: Inviting,
  { osNo, osName }: Pick<ReachedOrganisation, 'osNo' | 'osName'>,
  email: string,
): Promise<Date> => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME);
  const address = normaliseEmail(email);
  if (!(await countInvitation({ clock, configuration }, database, osNo))) throw new Refusal(429, TOO_MANY);
  await revokeUnanswered(database, now, {
    purpose: INVITATION,
    subject: String(osNo),
    sentToMarks: sealing.marks(address),
  });
  const { token } = await issueCapability(database, now, {
    accountId: person.id,
    purpose: INVITATION,
    subject: String(osNo),
    expiresAt,
    sentTo: { address: maskedEmail(address), mark: sealing.mark(address) },
    maxUses: 1,
    // Outlives the administrator's sessions, because it belongs to another person.
    endsWithSessions: false,
  });
  const letter = invitationLetter(configuration, { osName, token, expiresAt });
  const look = await lookOfOrganisation(database, configuration, osNo);
  const isSent = await mail.send(
    { about: 'invitation', to: address, ...writeLetter(letter, look), expiresAt },
    database,
  );
  if (!isSent) throw new Refusal(429, TOO_MANY_TO_ONE);
  return expiresAt;
};

/**
 * Sends an invitation. @throws Refusal 404 for an unknown organisation, 409 for an archived one, 429 if today's number
 * is reached
 */
export const invite = async (
  context: Context<May>,
  guid: string,
  email: string,
): Promise<{ availableUntil: string }> => {
  const organisation = await openOrganisation(context, guid);
  const expiresAt = await sendInvitation(context, organisation, email);
  context.recordChange({ rowId: organisation.osNo, before: {}, after: { invitations: 1 } });
  return { availableUntil: expiresAt.toISOString() };
};

const organisationOf = async (
  database: Database,
  invitation: Capability | null,
): Promise<{ osNo: number; osName: string }> => {
  if (invitation === null) throw new Refusal(404, RUN_OUT);
  const [organisation] = await database
    .select({ osNo: organisations.osNo, osName: organisations.osName })
    .from(organisations)
    .where(and(eq(organisations.osNo, Number(invitation.subject)), isNull(organisations.deletedAt)));
  if (organisation === undefined) throw new Refusal(404, RUN_OUT);
  return organisation;
};

/** Reads an invitation's organisation. @throws Refusal 404 for an invitation that has expired or never existed */
export const readInvitation = async ({ database, clock, person }: Context<'person'>, token: string) => {
  const invitation = await findCapability(database, clock.now(), INVITATION, token);
  const organisation = await organisationOf(database, invitation);
  const confirmed = await database.$count(
    profiles,
    and(
      eq(profiles.accountId, person.id),
      eq(profiles.osNo, organisation.osNo),
      isNotNull(profiles.membershipConfirmedAt),
    ),
  );
  return {
    ...organisation,
    availableUntil: invitation?.expiresAt.toISOString() ?? '',
    isMember: confirmed > 0,
  };
};

/** The person's name in the profile in use. */
const nameOf = async (within: Database, { id, osNo }: Person) => {
  const [profile] = await within
    .select({ firstName: profiles.firstName, lastName: profiles.lastName })
    .from(profiles)
    .where(and(eq(profiles.accountId, id), sql`${profiles.osNo} is not distinct from ${osNo}`));
  if (profile === undefined) throw notFound();
  return profile;
};

/**
 * Makes the person a confirmed member, with a new profile or by confirming the claimed one. An invitation accepted
 * twice at once works once.
 * @throws Refusal 404 for an invitation that has expired or never existed
 */
export const acceptInvitation = (context: Context<'person'>, token: string): Promise<{ osNo: number }> => {
  const { clock, database, person } = context;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const { osNo } = await organisationOf(tx, await countUse(tx, now, INVITATION, token));
    await confirmMembership(tx, now, { accountId: person.id, osNo, ...(await nameOf(tx, person)) });
    await audit(tx, clock, originOf(context), 'invitation accepted', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
    return { osNo };
  });
};
