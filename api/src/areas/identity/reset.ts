import { openCvLinks } from '../career/public.ts';
import { factorNeededFor, legal, SAME_PASSWORD } from '@phila/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { Refusal } from '../../core/http/refusal.ts';
import type { Database } from '../../core/database/open.ts';
import type { Services } from '../../core/services.ts';
import { type Account, findResettable, lockAccount } from '../../core/people/accounts.ts';
import { audit, type Origin } from '../../core/people/audit.ts';
import { hasFactor } from '../../core/people/second-factor.ts';
import { countAttempt } from './factors/attempts.ts';
import { codeNotRight, takeCodeOrRecovery } from './factors/give-factor.ts';
import { isCodeOfApp } from './factors/totp.ts';
import { inConstantTime } from './constant-time-reply.ts';
import { rememberDevice } from './known-devices.ts';
import { notify } from '../../core/mail/notify.ts';
import { passwordChangedMessage, resetMessage } from './letters.ts';
import { deviceMark } from '../../core/people/network.ts';
import { checkNewPassword, hashPassword, isPassword } from './passwords.ts';
import { hashToken, newToken } from '../../core/people/secret.ts';
import { endSessions } from './sessions.ts';
import { failuresKey } from './sign-in-failures.ts';
import { accounts, passwordResets } from '../../core/people/tables.ts';
import { countAccountMessage } from './account-messages.ts';
import { clearThrottle } from '../../core/limits/throttle.ts';
import { readUserName } from '../../core/people/user-name.ts';

const CODE_NEEDED = 'Enter the code from your app, or a recovery code';
const RUN_OUT = 'This link has expired or was used already. Please ask for a new one.';

/**
 * Makes a reset token and puts the message that carries it into the outbox. Links from before open nothing any more,
 * unless this one cannot be sent: then the account keeps the one that it has.
 * @returns whether it was
 */
export const sendReset = async (services: Services, within: Database, account: Account): Promise<boolean> => {
  const { clock, configuration } = services;
  const { resetLifetime } = configuration;
  // Run one at a time, so that of two concurrent requests one link remains valid.
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
 * Sends a link to set a new password, where there is such an account. The caller does not learn whether there is one:
 * not by the reply, not by its time, not by the limit.
 * @throws Refusal 429 above the limit of the account, or of the name that no account has, from this network address:
 *   strangers do not use up what its owner may ask for.
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

/** Links that were mailed for the account open nothing any more. */
export const endResets = async (within: Database, accountId: string, now: Date): Promise<void> => {
  await within
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt)));
};

/**
 * Records acceptance of the terms and the policy on the page, when the person first takes an account that an employer
 * brought.
 */
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

interface Given {
  userAccount: string;
  token: string;
  newPassword: string;
  code?: string | undefined;
}

interface LinkHolder {
  isCurrentPassword: boolean;
  /** The account's second factor, asked for as well; null without one. */
  factor: { code: string; takeBack: (within: Database) => Promise<void> } | null;
}

/**
 * Looks at the account for the holder of a working link alone; null for anybody else. Passwords cannot be guessed this
 * way: the first wrong guess uses the link up and replaces the password, or none is compared before a right code.
 * @throws Refusal 403 with `factorNeededFor('signIn')` where the account has a second factor and no code was given, 429
 *   after too many of these
 */
const linkHolder = async (
  services: Services,
  { id, passwordHash }: Account,
  { token, newPassword, code }: Given,
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
 * Sets a new password by the token sent, which works once, and a code for accounts with a second factor. Ends every
 * session of the account, and lifts whatever slowed its sign-in.
 * @throws Refusal as `linkHolder`; 422 for a wrong code and for a password that is not good enough or the one that the
 *   account has (the link then works on), and for a token that is used, run out, of another account, or none.
 */
export const resetPassword = async (services: Services, given: Given, origin: Origin): Promise<void> => {
  const { database, clock } = services;
  const name = readUserName(given.userAccount);
  const errors = checkNewPassword(given.newPassword, 'newPassword', [name?.value ?? null]);
  if (errors[0] !== undefined) throw new Refusal(422, errors[0].message, errors);
  // Before the token is checked, so that a wrong one takes the same time.
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
    // Gives back the code that was taken: another password may be sent with it.
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
        // Without an email address the link was sent to the mobile, so using it verifies that number.
        ...(account.email === null && account.mobileVerifiedAt === null ? { mobileVerifiedAt: now } : {}),
      })
      .where(eq(accounts.id, account.id));
    // The other links that were asked for go with it.
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
