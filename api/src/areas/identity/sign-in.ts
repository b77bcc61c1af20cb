import { and, eq, isNull, sql } from 'drizzle-orm';
import type { calls, ValueOf } from '@phila/contract';
import { hasEmployerRecord } from '../employer/public.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import { type Account, findAccount } from '../../core/accounts/accounts.ts';
import { attemptPassword } from './attempts.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { rememberDevice } from './known-devices.ts';
import { countProfiles, currentProfile, useProfile } from './profiles.ts';
import { sendReset } from './reset.ts';
import { beginSession } from './sessions.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { clearThrottle } from '../../core/limits/throttle.ts';
import { readUserName } from '../../core/accounts/user-name.ts';

type SignedIn = ValueOf<typeof calls.account.signIn>;

/** Shown alike for an unknown user and a wrong password (ASVS 6.3.8). */
const NOT_RIGHT = 'The user name or password is not right';
/** Shown only with the right password. */
const DISABLED = 'This account is disabled. Please contact us to have it opened again.';
const SLOWED =
  'Too many failed sign-ins for this account. Please wait a moment and try again, or ask for a new password.';

/**
 * Signs a person in by email address or mobile number.
 * Counts the attempt as a failure before checking the password, and removes it if the password is right. Failures on
 * other devices never lock out a device on which the person signed in or reset the password before
 * (docs/decisions/0304).
 * @throws Refusal 401, also for an unknown user; 429 while the account is slowed; 403 for a disabled account with the
 * right password.
 */
export const signIn = async (
  services: Services,
  { userName, password }: { userName: string; password: string },
  origin: Origin,
): Promise<SignedIn> => {
  const { database, clock } = services;
  const name = readUserName(userName);
  const account = await findAccount(database, name);
  const whom = account?.id ?? name?.value ?? userName;
  const tokens = await attemptPassword(
    services,
    { account, whom, password, slowed: SLOWED },
    origin,
    (entering, failures) => enter(services, entering, failures, origin),
  );
  if (tokens === null) {
    await audit(database, clock, origin, 'sign-in failed', { accountId: account?.id ?? null });
    throw new Refusal(401, NOT_RIGHT);
  }
  return tokens;
};

/** Begins the session after the right password; null for a used one-time password. */
const enter = (
  services: Services,
  account: Account,
  failures: string,
  origin: Origin,
): Promise<SignedIn | null> => {
  const { clock } = services;
  if (account.disabledAt !== null) throw new Refusal(403, DISABLED);
  return services.database.transaction(async (tx) => {
    const now = clock.now();
    const isOneTime = account.oneTimeUntil !== null;
    if (account.oneTimeUntil !== null && account.oneTimeUntil <= now) return null;
    const [entered] = await tx
      .update(accounts)
      .set({ lastSignInAt: now, ...(isOneTime ? { passwordHash: null, oneTimeUntil: null } : {}) })
      // Requires that the account still has the password that was checked.
      .where(
        and(
          eq(accounts.id, account.id),
          sql`${accounts.passwordHash} = ${account.passwordHash}`,
          isNull(accounts.disabledAt),
        ),
      )
      .returning({ id: accounts.id });
    if (entered === undefined) return null;
    await clearThrottle(tx, failures);
    await rememberDevice(tx, clock, account.id, origin);
    if (isOneTime) await sendReset(services, tx, account);
    const profile = await currentProfile(tx, account.id);
    if (profile !== null) await useProfile(tx, clock, profile.id);
    const osNo = profile?.osNo ?? null;
    const pair = await beginSession(services, tx, account, osNo, origin);
    const isNew = account.importedAt !== null && account.lastSignInAt === null;
    const first: NonNullable<SignedIn['first']> = [
      ...((await countProfiles(tx, account.id)) > 1 ? (['choose-account'] as const) : []),
      // Shows the employer's record at the first sign-in to an imported account.
      ...(isNew && (await hasEmployerRecord(tx, { id: account.id, osNo }))
        ? (['sync-account'] as const)
        : []),
    ];
    return first.length === 0 ? pair : { ...pair, first };
  });
};
