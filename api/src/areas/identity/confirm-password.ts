import type { Person } from '../../core/people/person.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { clearThrottle } from '../../core/limits/throttle.ts';
import { accountById } from '../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { confirmSession } from '../../core/step-up/session-confirmation.ts';
import type { Services } from '../../core/services.ts';
import { attemptPassword } from './attempts.ts';

const NOT_RIGHT = 'Your password is not right';
const SLOWED = 'Too many wrong passwords for this account. Please wait a moment and try again.';

/**
 * Confirms the session with the account's password. Wrong ones count as failed sign-ins.
 * @throws Refusal 422 for a wrong password, 429 while the account is slowed, 401 for a deleted account.
 */
export const confirmPassword = async (
  services: Services,
  person: Person,
  password: string,
  origin: Origin,
): Promise<void> => {
  const { database, clock } = services;
  const about = { accountId: person.id, sessionId: person.sessionId };
  const account = await accountById(database, person.id);
  if (account === null) throw new Refusal(401, 'Please sign in');
  const confirmed = await attemptPassword(
    services,
    { account, whom: account.id, password, slowed: SLOWED },
    origin,
    (_account, failures) =>
      database.transaction(async (tx) => {
        await clearThrottle(tx, failures);
        await confirmSession(tx, clock, person.sessionId);
        await audit(tx, clock, origin, 'password confirmed', about);
        return true;
      }),
  );
  if (confirmed !== null) return;
  await audit(database, clock, origin, 'password not confirmed', about);
  throw new Refusal(422, NOT_RIGHT, [{ path: 'password', message: NOT_RIGHT }]);
};
