import { openCvLinks } from '../career/public.ts';
import { factorNeededFor, legal, SAME_PASSWORD } from '@phila/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { Refusal } from '../../core/http/refusal.ts';
import type { Database } from '../../core/database/open.ts';
import type { Services } from '../../core/services.ts';
import { type Account, findResettable, lockAccount } from '../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { hasFactor } from '../../core/step-up/second-factor.ts';
import { countAttempt } from './factors/attempts.ts';
import { codeNotRight, takeCodeOrRecovery } from './factors/give-factor.ts';
import { isCodeOfApp } from './factors/totp.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { rememberDevice } from './known-devices.ts';
import { notify } from '../../core/mail/notify.ts';
import { passwordChangedMessage, resetMessage } from './letters.ts';
import { deviceMark } from '../../core/people/network.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { hashToken, newToken } from '../../core/secrets/secret.ts';
import { endSessions } from './sessions.ts';
import { failuresKey } from './sign-in-failures.ts';
import { accounts, passwordResets } from '../../core/accounts/tables.ts';
import { countAccountMessage } from './account-messages.ts';
import { clearThrottle } from '../../core/limits/throttle.ts';
import { readUserName } from '../../core/accounts/user-name.ts';

const CODE_NEEDED = 'Enter the code from your app, or a recovery code';
const RUN_OUT = 'This link has expired or was used already. Please ask for a new one.';

/**
 * Creates a reset token and queues its message. Ends earlier links, unless this one cannot be sent: then the account
 * keeps its present one.
 * @returns true if it was queued
 */
export const sendReset = async (services: Services, within: Database, account: Account): Promise<boolean> => {
  const { clock, configuration } = services;
  const { resetLifetime } = configuration;
  // Locks the account, so that concurrent requests leave a single valid link.
  await lockAccount(within, account.id);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + resetLifetime);
  const token = newToken();
  const isClaimed = account.passwordHash !== null || account.lastSignInAt !== null;
  const isSent = await notify(
    services,
    within,
    account,
    resetMessage(
      configuration,
      { account: account.email ?? account.mobile ?? '', token },
      resetLifetime,
      isClaimed,
    ),
    expiresAt,
  );
  if (!isSent) return false;
  await endResets(within, account.id, now);
  await within
    .insert(passwordResets)
    .values({ hash: hashToken(token), accountId: account.id, createdAt: now, expiresAt });
  return true;
};

/**
 * Sends a link to set a new password, if the account exists. Neither the reply, its time nor the limit reveals that.
 * @throws Refusal 429 above the limit of the account, or the unknown name, from this network address, so that strangers
 * do not use up its owner's requests.
 */
export const forgotPassword = (services: Services, userAccount: string, origin: Origin): Promise<void> =>
  inConstantTime(async () => {
    const { database, clock } = services;
    const name = readUserName(userAccount);
    const account = await findResettable(database, name);
    await countAccountMessage(services, account?.id ?? name?.value ?? userAccount, origin);
    await database.transaction(async (tx) => {
      await audit(tx, clock, origin, 'reset asked', { accountId: account?.id ?? null });
      if (account !== null) await sendReset(services, tx, account);
    });
  });

/** Ends links already mailed for the account. */
export const endResets = async (within: Database, accountId: string, now: Date): Promise<void> => {
  await within
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt)));
};

/** Records acceptance of terms and policy when a person takes over an imported account. */
const acceptance = ({ importedAt, termsAcceptedAt }: Account, now: Date) =>
  importedAt === null || termsAcceptedAt !== null
    ? {}
    : {
        termsVersion: legal.terms.version,
        termsAcceptedAt: now,
        privacyVersion: legal.privacy.version,
        privacyAcceptedAt: now,
      };

const working = (accountId: string, token: string, now: Date) =>
  and(
    eq(passwordResets.hash, hashToken(token)),
    eq(passwordResets.accountId, accountId),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

interface ResetRequest {
  userAccount: string;
  token: string;
  newPassword: string;
  code?: string | undefined;
}

interface LinkHolder {
  isCurrentPassword: boolean;
  /** The account's second factor, required too; null for none. */
  factor: { code: string; takeBack: (within: Database) => Promise<void> } | null;
}

/**
 * Reads the account for the holder of a valid link; null for others. Passwords cannot be guessed this way: a first
 * wrong guess uses up the link and replaces the password, or no password is compared before a right code.
 * @throws Refusal 403 with `factorNeededFor('signIn')` if the account has a second factor and no code was given, 429
 * after too many of them
 */
const linkHolder = async (
  services: Services,
  { id, passwordHash }: Account,
  { token, newPassword, code }: ResetRequest,
  origin: Origin,
): Promise<LinkHolder | null> => {
  const { database, clock } = services;
  if ((await database.$count(passwordResets, working(id, token, clock.now()))) === 0) return null;
  let factor: LinkHolder['factor'] = null;
  if (await hasFactor(database, id)) {
    if (code === undefined)
      throw new Refusal(403, CODE_NEEDED, undefined, { value: factorNeededFor('signIn') });
    const takeBack = await countAttempt(services, { id, sessionId: 'reset' }, origin, isCodeOfApp(code));
    factor = { code, takeBack };
  }
  const isCurrentPassword = passwordHash !== null && (await isPassword(newPassword, passwordHash));
  return { isCurrentPassword, factor };
};

/**
 * Sets a new password by a mailed token, once, with a code for accounts with a second factor. Ends every session of the
 * account, and lifts any slowing of its sign-in.
 * @throws Refusal as `linkHolder`; 422 for a wrong code, a weak password or the present one (the link stays valid), and
 * for an invalid token.
 */
export const resetPassword = async (
  services: Services,
  given: ResetRequest,
  origin: Origin,
): Promise<void> => {
  const { database, clock } = services;
  const name = readUserName(given.userAccount);
  const errors = checkNewPassword(given.newPassword, 'newPassword', [name?.value ?? null]);
  if (errors[0] !== undefined) throw new Refusal(422, errors[0].message, errors);
  // Hashes before checking the token, so that a wrong one takes as long.
  const passwordHash = await hashPassword(given.newPassword);
  const account = await findResettable(database, name);
  const holder = account === null ? null : await linkHolder(services, account, given, origin);
  const ended = await database.transaction(async (tx) => {
    if (account === null || holder === null) return null;
    const now = clock.now();
    if (holder.factor !== null) {
      const { code, takeBack } = holder.factor;
      const taken = await takeCodeOrRecovery(services, tx, account.id, code);
      const detail = `${taken ?? 'code'}: password reset`;
      if (taken === null) {
        await audit(tx, clock, origin, 'second factor refused', { accountId: account.id, detail });
        return 'wrong code';
      }
      const event = taken === 'recovery code' ? 'recovery code used' : 'second factor given';
      await audit(tx, clock, origin, event, { accountId: account.id, detail });
      await takeBack(tx);
    }
    // Returns the code, to send with another password.
    if (holder.isCurrentPassword)
      throw new Refusal(422, SAME_PASSWORD, [{ path: 'newPassword', message: SAME_PASSWORD }]);
    const used = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(working(account.id, given.token, now))
      .returning({ hash: passwordResets.hash });
    if (used.length === 0) return null;
    await tx
      .update(accounts)
      .set({
        passwordHash,
        oneTimeUntil: null,
        ...acceptance(account, now),
        // Without an email address the link went to the mobile, so using it verifies that.
        ...(account.email === null && account.mobileVerifiedAt === null ? { mobileVerifiedAt: now } : {}),
      })
      .where(eq(accounts.id, account.id));
    // Ends the other links too.
    await endResets(tx, account.id, now);
    await clearThrottle(tx, failuresKey(account.id, null));
    await clearThrottle(tx, failuresKey(account.id, deviceMark(origin.ip, origin.userAgent)));
    await rememberDevice(tx, clock, account.id, origin);
    const links = await openCvLinks(tx, account.id, now);
    await notify(services, tx, account, passwordChangedMessage(services.configuration, 'signed out', links));
    await audit(tx, clock, origin, 'password reset', { accountId: account.id });
    return endSessions(services, tx, account.id, 'password reset');
  });
  if (ended === 'wrong code') throw codeNotRight();
  if (ended === null) {
    await audit(database, clock, origin, 'reset refused', { accountId: account?.id ?? null });
    throw new Refusal(422, RUN_OUT, [{ path: 'token', message: RUN_OUT }]);
  }
  services.tokens.sessionsEnded(ended);
};
