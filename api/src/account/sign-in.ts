import { and, eq, sql } from 'drizzle-orm';
import type { Tokens as TokenPair } from '@phila/contract';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { type Account, findAccount } from './accounts.ts';
import { audit, type Origin } from './audit.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import { currentProfile, useProfile } from './profiles.ts';
import { sendReset } from './reset.ts';
import { beginSession } from './sessions.ts';
import { failuresKey } from './sign-in-failures.ts';
import { accounts } from './tables.ts';
import { clearThrottle, useThrottle } from './throttle.ts';
import { createTurns } from './turns.ts';
import { readUserName } from './user-name.ts';

/** Said for an unknown user as for a wrong password (ASVS 6.3.8). */
export const NOT_RIGHT = 'The user name or password is not right';
const SLOWED =
  'Too many failed sign-ins for this account. Please wait a moment and try again, or ask for a new password.';

/** After the configured failures: 10 s between two attempts, doubling up to 5 minutes. */
const SLOWER = { first: 10_000, longest: 300_000 };

const turns = createTurns();

/**
 * Signs a person in by e-mail address or mobile number.
 *
 * An attempt is counted as a failure before the password is looked at, and taken back when it was right. Failures from
 * elsewhere never keep out a device on which the person signed in before, or reset the password
 * (docs/decisions/0304).
 * @throws Refusal 401, the same for an unknown user; 429 while the account is slowed.
 */
export const signIn = async (
  services: Services,
  { userName, password }: { userName: string; password: string },
  origin: Origin,
): Promise<TokenPair> => {
  const { database, clock, configuration } = services;
  const name = readUserName(userName);
  const account = await findAccount(database, name);
  const whom = account?.id ?? name?.value ?? userName;
  const device = await knownDevice(database, account?.id ?? null, origin);
  const failures = failuresKey(whom, device);

  return turns(failures, async () => {
    const limit = { ...configuration.failedSignInLimit, slower: SLOWER };
    const use = await useThrottle(database, failures, limit, clock.now());
    if (!use.allowed) {
      await audit(database, clock, origin, 'sign-in slowed', { accountId: account?.id ?? null });
      throw new Refusal(429, SLOWED, undefined, { retryAfter: use.retryAfter });
    }
    const isRight = await isPassword(password, account?.passwordHash ?? null);
    const tokens = isRight && account !== null ? await enter(services, account, failures, origin) : null;
    if (tokens === null) {
      await audit(database, clock, origin, 'sign-in failed', { accountId: account?.id ?? null });
      throw new Refusal(401, NOT_RIGHT);
    }
    return tokens;
  });
};

/** Begins the session of whoever gave the right password; null where it worked once and that was before. */
const enter = (
  services: Services,
  account: Account,
  failures: string,
  origin: Origin,
): Promise<TokenPair | null> => {
  const { clock } = services;
  return services.database.transaction(async (tx) => {
    const now = clock.now();
    const isOneTime = account.oneTimeUntil !== null;
    if (account.oneTimeUntil !== null && account.oneTimeUntil <= now) return null;
    const [entered] = await tx
      .update(accounts)
      .set({ lastSignInAt: now, ...(isOneTime ? { passwordHash: null, oneTimeUntil: null } : {}) })
      // The password that was compared is still the account's: not reset, not used up, in the meantime.
      .where(and(eq(accounts.id, account.id), sql`${accounts.passwordHash} = ${account.passwordHash}`))
      .returning({ id: accounts.id });
    if (entered === undefined) return null;
    await clearThrottle(tx, failures);
    await rememberDevice(tx, clock, account.id, origin);
    if (isOneTime) await sendReset(services, tx, account);
    const profile = await currentProfile(tx, account.id);
    if (profile !== null) await useProfile(tx, clock, profile.id);
    return beginSession(services, tx, account, profile?.osNo ?? null, origin);
  });
};
