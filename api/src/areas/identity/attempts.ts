import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Account } from '../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { knownDevice } from './known-devices.ts';
import { isPassword } from './passwords.ts';
import { failuresKey } from './sign-in-failures.ts';
import { countUse } from '../../core/limits/throttle.ts';
import { oneAtATimeByKey } from './one-at-a-time.ts';

/** Pauses after the configured failures: 10 s between attempts, doubling up to 5 minutes. */
const SLOWER = { first: 10_000, longest: 300_000 };

const oneAttemptAtATime = oneAtATimeByKey();

interface Attempt {
  /** Null for an unknown user name; the reply takes the same time. */
  account: Account | null;
  /** The key of the failures: the account's id, or the unknown name. */
  whom: string;
  password: string;
  /** The message while the account is slowed. */
  slowed: string;
}

/**
 * Checks a password and does the work that it unlocks. Counts the attempt as a failure before checking; `enter` takes
 * that back (docs/decisions/0304).
 * @param enter the work for a right password, given the key of the failures to clear; returns null to reject it after
 * all.
 * @returns the result of the work, or null.
 * @throws Refusal 429 while the account is slowed.
 */
export const attemptPassword = async <T>(
  services: Services,
  { account, whom, password, slowed }: Attempt,
  origin: Origin,
  enter: (account: Account, failures: string) => Promise<T | null>,
): Promise<T | null> => {
  const { database, clock, configuration } = services;
  const device = await knownDevice(database, account?.id ?? null, origin);
  const failures = failuresKey(whom, device);
  return oneAttemptAtATime(failures, async () => {
    const limit = { ...configuration.failedSignInLimit, slower: SLOWER };
    const use = await countUse(database, failures, limit, clock.now());
    if (!use.allowed) {
      await audit(database, clock, origin, 'sign-in slowed', { accountId: account?.id ?? null });
      throw new Refusal(429, slowed, undefined, { retryAfter: use.retryAfter });
    }
    const isRight = await isPassword(password, account?.passwordHash ?? null);
    return isRight && account !== null ? enter(account, failures) : null;
  });
};
