import { ENROLMENT_NEEDED } from '@phila/contract';
import { and, eq, gt } from 'drizzle-orm';
import {
  findCapability,
  issueCapability,
  revokeCapabilities,
  useCapability as countUse,
} from '../../../core/capability/capability.ts';
import type { Database } from '../../../core/database/open.ts';
import { HOUR, MINUTE } from '../../../core/durations.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { notify } from '../../../core/mail/notify.ts';
import { type Account, accountById } from '../../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../../core/people/authentication-events.ts';
import type { Person } from '../../../core/people/person.ts';
import { hasFactor } from '../../../core/step-up/second-factor.ts';
import { siteAddress } from '../../../core/site-address.ts';
import { accounts, sessions } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import { enrolmentMessage } from './letters.ts';

/*
 * The first factor of an account with a role, and the replacement of a lost factor, need a link mailed to the account.
 * Otherwise anybody who knows the password could set up a factor of their own.
 */

const PURPOSE = 'second factor link';
const LINK_WORKS_FOR = 24 * HOUR;
const OPEN_FOR = 15 * MINUTE;

const NOT_NEEDED = 'You can set up a second factor without a link';
const RUN_OUT = 'This link was used already, has expired, or belongs to another account. Ask for a new one.';
const TOO_MANY = 'You have been sent the most messages allowed in a day. Please try again tomorrow.';

/** True if only a mailed link may set up the account's first factor. */
const isByMail = async (database: Database, person: Person): Promise<boolean> => {
  if (await hasFactor(database, person.id)) return false;
  if (person.grants.length > 0) return true;
  return ((await accountById(database, person.id))?.factorRemovedAt ?? null) !== null;
};

/** @throws Refusal 403 with `ENROLMENT_NEEDED` until the mailed link is opened in this session */
export const assertMayEnrol = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  person: Person,
): Promise<void> => {
  if (!(await isByMail(database, person))) return;
  const isOpen = await database.$count(
    sessions,
    and(eq(sessions.id, person.sessionId), gt(sessions.enrolmentUntil, clock.now())),
  );
  if (isOpen === 0)
    throw new Refusal(403, 'Please open the link that we email to you', undefined, {
      value: ENROLMENT_NEEDED,
    });
};

/** The address of the page to set up a factor, replacing an earlier link. */
export const enrolmentLink = async (
  { clock, configuration }: Pick<Services, 'clock' | 'configuration'>,
  within: Database,
  accountId: string,
): Promise<{ link: string; expiresAt: Date }> => {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_WORKS_FOR);
  await revokeCapabilities(within, now, { accountId, purpose: PURPOSE });
  const { token } = await issueCapability(within, now, {
    accountId,
    purpose: PURPOSE,
    subject: accountId,
    expiresAt,
    maxUses: 1,
  });
  return { link: siteAddress(configuration, '/settings', { factor: token }), expiresAt };
};

/** @throws Refusal 422 if no link is needed, 429 above the person's daily mails */
export const mailEnrolment = async (services: Services, person: Person, origin: Origin): Promise<true> => {
  const { database, clock } = services;
  if (!(await isByMail(database, person))) throw new Refusal(422, NOT_NEEDED);
  return database.transaction(async (tx) => {
    const account: Account | null = await accountById(tx, person.id);
    if (account === null) throw new Refusal(401, 'Please sign in');
    const { link, expiresAt } = await enrolmentLink(services, tx, person.id);
    if (!(await notify(services, tx, account, enrolmentMessage(link), expiresAt)))
      throw new Refusal(429, TOO_MANY);
    await audit(tx, clock, origin, 'second factor link asked', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
    return true as const;
  });
};

/** @throws Refusal 404 for an invalid link, or another account's */
export const openEnrolment = async (
  { database, clock }: Services,
  person: Person,
  token: string,
  origin: Origin,
): Promise<true> => {
  const now = clock.now();
  return database.transaction(async (tx) => {
    // Leaves a link of another account unused.
    const found = await findCapability(tx, now, PURPOSE, token);
    if (found?.accountId !== person.id || (await countUse(tx, now, PURPOSE, token)) === null)
      throw new Refusal(404, RUN_OUT);
    await tx
      .update(sessions)
      .set({ enrolmentUntil: new Date(now.getTime() + OPEN_FOR) })
      .where(eq(sessions.id, person.sessionId));
    await audit(tx, clock, origin, 'second factor link opened', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
    return true as const;
  });
};

/** Ends the link once a factor was set up. */
export const endEnrolment = async (
  { clock }: Pick<Services, 'clock'>,
  within: Database,
  { id, sessionId }: Person,
): Promise<void> => {
  await revokeCapabilities(within, clock.now(), { accountId: id, purpose: PURPOSE });
  await within.update(sessions).set({ enrolmentUntil: null }).where(eq(sessions.id, sessionId));
  await within.update(accounts).set({ factorRemovedAt: null }).where(eq(accounts.id, id));
};
