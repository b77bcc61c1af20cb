import { legal } from '@phila/contract';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { organisations } from '../../core/people/organisations.ts';
import type { Services } from '../../core/services.ts';
import { findAccount } from '../../core/people/accounts.ts';
import { audit, type Origin } from '../../core/people/audit.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { rememberDevice } from './known-devices.ts';
import { notify, type Reachable } from '../../core/people/notify.ts';
import { alreadyThereMessage, codeMessage } from './letters.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { newCode } from '../../core/people/secret.ts';
import { accounts, profiles, registrations } from '../../core/people/tables.ts';
import { throttleKey, useThrottle } from '../../core/limits/throttle.ts';
import { normaliseEmail, normaliseMobile, readUserName, type UserName } from '../../core/people/user-name.ts';

/** Wrong codes that a sign-up survives. */
const MOST_ATTEMPTS = 5;

const UNKNOWN_ORGANISATION = 'This link to an organisation is not valid';
const TOO_MANY = 'Too many codes were sent to this address. Please try again later.';
const CODE_NOT_RIGHT = 'The code is not right or has run out. Check it, or sign up again for a new one.';

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

/** The name that receives the code: the address, or the mobile where there is only that. */
const proving = ({ email, mobile }: Reachable): UserName | null => {
  if (email !== null) return { kind: 'email', value: email };
  return mobile === null ? null : { kind: 'mobile', value: mobile };
};

/**
 * Keeps what was given until its code comes back. Where there is an account already, its owner is told by message;
 * whoever signs up sees the same reply after the same time.
 * @throws Refusal 422 for a password that is too common or an unknown organisation; 429 above the limit of the address.
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
    const use = await useThrottle(
      database,
      throttleKey('sign-up', name?.value ?? ''),
      configuration.resetLimit,
      clock.now(),
    );
    if (!use.allowed) throw new Refusal(429, TOO_MANY, undefined, { retryAfter: use.retryAfter });

    // Made in either case: it takes as long.
    const code = newCode();
    const [passwordHash, codeHash] = await Promise.all([hashPassword(given.password), hashPassword(code)]);
    await database.transaction(async (tx) => {
      const now = clock.now();
      const account = await findAccount(tx, name);
      const isTaken = account !== null && (name?.kind === 'email' || account.mobileVerifiedAt !== null);
      await audit(tx, clock, origin, isTaken ? 'sign-up repeated' : 'signed up', {
        accountId: isTaken ? account.id : null,
      });
      if (isTaken) {
        // To what was typed in, not to the account's other address.
        const message = alreadyThereMessage(configuration, account.passwordHash !== null);
        await notify(services, tx, { email, mobile }, message);
        return;
      }
      const expiresAt = new Date(now.getTime() + configuration.codeLifetime);
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
        createdAt: now,
        expiresAt,
      });
      await notify(services, tx, { email, mobile }, codeMessage(code, configuration.codeLifetime), expiresAt);
    });
  });

type Registration = typeof registrations.$inferSelect;

/** The sign-ups under a name that still wait for a code; each has one attempt less from now on. */
const takeAttempt = async (database: Database, name: UserName | null, now: Date): Promise<Registration[]> => {
  if (name === null) return [];
  const column = name.kind === 'email' ? registrations.email : registrations.mobile;
  return database.transaction(async (tx) => {
    // Locked in one order, so that two attempts at once wait for each other instead of standing in each other's way.
    const waiting = await tx
      .select({ id: registrations.id })
      .from(registrations)
      .where(
        and(
          eq(column, name.value),
          gt(registrations.expiresAt, now),
          lt(registrations.attempts, MOST_ATTEMPTS),
        ),
      )
      .orderBy(desc(registrations.id))
      .for('update');
    if (waiting.length === 0) return [];
    const ids = waiting.map(({ id }) => id);
    const taken = await tx
      .update(registrations)
      .set({ attempts: sql`${registrations.attempts} + 1` })
      .where(inArray(registrations.id, ids))
      .returning();
    return taken.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  });
};

const matching = async (waiting: Registration[], code: string): Promise<Registration | null> => {
  if (waiting.length === 0) await isPassword(code, null);
  for (const registration of waiting) {
    if (await isPassword(code, registration.codeHash)) return registration;
  }
  return null;
};

/** Makes the account of a sign-up whose code came back; false where it is there already. */
const makeAccount = (services: Services, registration: Registration, origin: Origin): Promise<boolean> => {
  const { clock } = services;
  return services.database.transaction(async (tx) => {
    const now = clock.now();
    // Used once: of two at the same time one finds nothing.
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
        // The code went to the address where there is one; the mobile is then only what somebody typed.
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
    await tx
      .delete(registrations)
      .where(email === null ? eq(registrations.mobile, mobile ?? '') : eq(registrations.email, email));
    await rememberDevice(tx, clock, account.id, origin);
    await audit(tx, clock, origin, 'account verified', { accountId: account.id });
    return true;
  });
};

/**
 * Finishes a sign-up with its code. Of several sign-ups under one name, each is opened by its own code only, and five
 * wrong codes end all that wait.
 * @throws Refusal 422, the same whether the code is wrong, used or run out, or nobody signed up.
 */
export const verify = async (
  services: Services,
  { userAccount, code }: { userAccount: string; code: string },
  origin: Origin,
): Promise<void> => {
  const { database, clock } = services;
  const waiting = await takeAttempt(database, readUserName(userAccount), clock.now());
  const registration = await matching(waiting, code);
  if (registration !== null && (await makeAccount(services, registration, origin))) return;
  await audit(database, clock, origin, 'sign-up code refused');
  throw new Refusal(422, CODE_NOT_RIGHT, [{ path: 'code', message: CODE_NOT_RIGHT }]);
};
