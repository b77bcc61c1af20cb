import { legal } from '@phila/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import type { Services } from '../../core/services.ts';
import { findAccount } from '../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { rememberDevice } from './known-devices.ts';
import { notify, type Recipient } from '../../core/mail/notify.ts';
import { fillProfile } from './fill-profile.ts';
import { alreadyThereMessage, codeMessage } from './letters.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { newCode } from '../../core/secrets/secret.ts';
import { accounts, profiles, registrations } from '../../core/accounts/tables.ts';
import { addressKey } from '../../core/limits/address-key.ts';
import { throttleKey, countUse } from '../../core/limits/throttle.ts';
import {
  normaliseEmail,
  normaliseMobile,
  readUserName,
  type UserName,
} from '../../core/accounts/user-name.ts';

/** Codes to try for a sign-up from a network address; then it is closed to that address only. */
const MAX_ATTEMPTS = 5;
/**
 * Limits attempts on a name from all other network addresses, during a code's lifetime, then allows one after each
 * pause. Six digits would fall to many addresses, yet the sign-up stays open to the address that began it.
 */
const ATTEMPTS_OF_OTHERS = { uses: 20, slower: { first: 30_000, longest: 300_000 } };

const UNKNOWN_ORGANISATION = 'This link to an organisation is not valid';
const TOO_MANY = 'Too many codes were sent to this address. Please try again later.';
const CODE_NOT_RIGHT = 'The code is not right or has expired. Check it, or sign up again for a new one.';

/** A keyed hash that recognises a network address without storing it. */
const requesterMark = ({ sealing }: Pick<Services, 'sealing'>, { ip }: Origin): string =>
  sealing.mark(`sign-up from ${addressKey(ip)}`);

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string | null;
  password: string;
  orgIdGuid: string | null;
}

const osNoOf = async (database: Database, guid: string | null): Promise<number | null> => {
  if (guid === null) return null;
  const [found] = await database
    .select({ osNo: organisations.osNo })
    .from(organisations)
    .where(eq(organisations.guid, guid));
  if (found !== undefined) return found.osNo;
  throw new Refusal(422, UNKNOWN_ORGANISATION, [{ path: 'orgIdGuid', message: UNKNOWN_ORGANISATION }]);
};

/** The name to prove: the email address, or else the mobile. */
const proving = ({ email, mobile }: Recipient): UserName | null => {
  if (email !== null) return { kind: 'email', value: email };
  return mobile === null ? null : { kind: 'mobile', value: mobile };
};

/**
 * Stores a sign-up until its code returns. If the account exists, its owner gets a message instead; reply and time are
 * the same.
 * @throws Refusal 422 for a common password or unknown organisation; 429 above the name's limit from this address, or
 * the owner's daily messages.
 */
export const signUp = (services: Services, given: SignUp, origin: Origin): Promise<void> =>
  inConstantTime(async () => {
    const { database, clock, configuration } = services;
    const email = given.email === null ? null : normaliseEmail(given.email);
    const mobile = given.mobile === null ? null : normaliseMobile(given.mobile);
    const errors = checkNewPassword(given.password, 'password', [email, mobile, given.mobile]);
    if (errors[0] !== undefined) throw new Refusal(422, errors[0].message, errors);
    const osNo = await osNoOf(database, given.orgIdGuid);
    const name = proving({ email, mobile });
    const use = await countUse(
      database,
      throttleKey('sign-up', `${name?.value ?? ''}\n${addressKey(origin.ip)}`),
      configuration.resetLimit,
      clock.now(),
    );
    if (!use.allowed) throw new Refusal(429, TOO_MANY, undefined, { retryAfter: use.retryAfter });

    // Made in any case, so that the time is the same.
    const code = newCode();
    const [passwordHash, codeHash] = await Promise.all([hashPassword(given.password), hashPassword(code)]);
    const isSent = await database.transaction(async (tx) => {
      const now = clock.now();
      const account = await findAccount(tx, name);
      await audit(tx, clock, origin, account === null ? 'signed up' : 'sign-up repeated', {
        accountId: account?.id ?? null,
      });
      if (account !== null) {
        // Writes to the typed contact only.
        const message = alreadyThereMessage(configuration, account.passwordHash !== null);
        return notify(services, tx, { email, mobile }, message);
      }
      const expiresAt = new Date(now.getTime() + configuration.codeLifetime);
      const message = codeMessage(code, configuration.codeLifetime);
      if (!(await notify(services, tx, { email, mobile }, message, expiresAt))) return false;
      await tx.insert(registrations).values({
        id: uuidv7(now),
        email,
        mobile,
        firstName: given.firstName,
        lastName: given.lastName,
        passwordHash,
        osNo,
        termsVersion: legal.terms.version,
        privacyVersion: legal.privacy.version,
        codeHash,
        requester: requesterMark(services, origin),
        createdAt: now,
        expiresAt,
      });
      return true;
    });
    // Counts by the typed name, so reveals nothing about an account.
    if (!isSent) throw new Refusal(429, TOO_MANY);
  });

type Registration = typeof registrations.$inferSelect;

/** Sign-ups under a name that this address may still try, using up a try of each. */
const takeAttempt = async (
  services: Services,
  name: UserName | null,
  origin: Origin,
): Promise<Registration[]> => {
  if (name === null) return [];
  const { database, clock, configuration } = services;
  const now = clock.now();
  const window = configuration.codeLifetime;
  const column = name.kind === 'email' ? registrations.email : registrations.mobile;
  const waiting = await database
    .select()
    .from(registrations)
    .where(and(eq(column, name.value), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.id));
  const mark = requesterMark(services, origin);
  if (waiting.length > 0 && !waiting.some(({ requester }) => requester === mark)) {
    const key = throttleKey('sign-up code of others', name.value);
    if (!(await countUse(database, key, { ...ATTEMPTS_OF_OTHERS, window }, now)).allowed) return [];
  }
  const open: Registration[] = [];
  for (const registration of waiting) {
    const key = throttleKey('sign-up code', `${registration.id}\n${mark}`);
    if ((await countUse(database, key, { uses: MAX_ATTEMPTS, window }, now)).allowed) open.push(registration);
  }
  return open;
};

const matching = async (waiting: Registration[], code: string): Promise<Registration | null> => {
  if (waiting.length === 0) await isPassword(code, null);
  for (const registration of waiting) {
    if (await isPassword(code, registration.codeHash)) return registration;
  }
  return null;
};

/** Creates the account of a confirmed sign-up; false if it exists. */
const makeAccount = (services: Services, registration: Registration, origin: Origin): Promise<boolean> => {
  const { clock } = services;
  return services.database.transaction(async (tx) => {
    const now = clock.now();
    // Deletes it on use: of two concurrent attempts, one finds no row.
    const [used] = await tx
      .delete(registrations)
      .where(eq(registrations.id, registration.id))
      .returning({ id: registrations.id });
    if (used === undefined) return false;
    const { email, mobile } = registration;
    const [account] = await tx
      .insert(accounts)
      .values({
        id: uuidv7(now),
        email,
        mobile,
        // Leaves the mobile unproved if the code went to an email address.
        mobileVerifiedAt: email === null ? now : null,
        passwordHash: registration.passwordHash,
        termsVersion: registration.termsVersion,
        termsAcceptedAt: registration.createdAt,
        privacyVersion: registration.privacyVersion,
        privacyAcceptedAt: registration.createdAt,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (account === undefined) return false;
    await tx.insert(profiles).values({
      id: uuidv7(now),
      accountId: account.id,
      osNo: registration.osNo,
      firstName: registration.firstName,
      lastName: registration.lastName,
      createdAt: now,
      lastUsedAt: now,
    });
    await fillProfile(tx, account.id, registration, now);
    await tx
      .delete(registrations)
      .where(email === null ? eq(registrations.mobile, mobile ?? '') : eq(registrations.email, email));
    await rememberDevice(tx, clock, account.id, origin);
    await audit(tx, clock, origin, 'account verified', { accountId: account.id });
    return true;
  });
};

/**
 * Completes a sign-up by its code. Of several under a name, each opens only with its own. Five wrong codes close it to
 * their network address only.
 * @throws Refusal 422, the same for a wrong, used or expired code and no such sign-up.
 */
export const verify = async (
  services: Services,
  { userAccount, code }: { userAccount: string; code: string },
  origin: Origin,
): Promise<void> => {
  const { database, clock } = services;
  const waiting = await takeAttempt(services, readUserName(userAccount), origin);
  const registration = await matching(waiting, code);
  if (registration !== null && (await makeAccount(services, registration, origin))) return;
  await audit(database, clock, origin, 'sign-up code refused');
  throw new Refusal(422, CODE_NOT_RIGHT, [{ path: 'code', message: CODE_NOT_RIGHT }]);
};
