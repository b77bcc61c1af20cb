import type { Tokens as TokenPair } from '@phila/contract';
import { openCvLinks } from '../career/public.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Person } from '../../core/people/person.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import { accountById } from '../../core/accounts/accounts.ts';
import { attemptPassword } from './attempts.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { rememberDevice } from './known-devices.ts';
import { notify } from '../../core/mail/notify.ts';
import { passwordChangedMessage } from './letters.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { endResets } from './reset.ts';
import { beginSession, endSessions } from './sessions.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { clearThrottle } from '../../core/limits/throttle.ts';

const NOT_RIGHT = 'Your current password is not right';
const SLOWED =
  'Too many wrong passwords for this account. Please wait a moment and try again, or ask for a new password.';

/**
 * Replaces the present password. Ends every session of the account, this one included; this device gets the tokens of a
 * new one (api/README.md, “A changed password ends every session, and begins a new one here”). Wrong passwords count as
 * failed sign-ins.
 * @throws Refusal 422 at the field for a wrong present or a weak new password; 429 while the account is slowed; 401 if
 * it was just deleted.
 */
export const changePassword = async (
  services: Services,
  person: Person,
  given: { oldPassword: string; newPassword: string },
  origin: Origin,
): Promise<TokenPair> => {
  const { database, clock } = services;
  const account = await accountById(database, person.id);
  if (account === null) throw new Refusal(401, 'Please sign in');
  // Checks the new password first, so that a weak one costs no attempt at the present one.
  const errors = checkNewPassword(given.newPassword, 'newPassword', [account.email, account.mobile]);
  if (errors[0] !== undefined) throw new Refusal(422, errors[0].message, errors);

  const changed = await attemptPassword(
    services,
    { account, whom: account.id, password: given.oldPassword, slowed: SLOWED },
    origin,
    async (_account, failures) => {
      const passwordHash = await hashPassword(given.newPassword);
      return database.transaction(async (tx) => {
        const now = clock.now();
        const rows = await tx
          .update(accounts)
          .set({ passwordHash, oneTimeUntil: null })
          // Requires that the account still has the password that was checked.
          .where(and(eq(accounts.id, account.id), sql`${accounts.passwordHash} = ${account.passwordHash}`))
          .returning({ id: accounts.id });
        if (rows.length === 0) return null;
        await endResets(tx, account.id, now);
        await clearThrottle(tx, failures);
        await rememberDevice(tx, clock, account.id, origin);
        const links = await openCvLinks(tx, account.id, now);
        await notify(services, tx, account, passwordChangedMessage(services.configuration, 'stays', links));
        await audit(tx, clock, origin, 'password changed', { accountId: account.id });
        const ended = await endSessions(services, tx, account.id, 'password change');
        return { ended, tokens: await beginSession(services, tx, account, person.osNo, origin) };
      });
    },
  );
  if (changed === null) {
    await audit(database, clock, origin, 'password change refused', { accountId: account.id });
    throw new Refusal(422, NOT_RIGHT, [{ path: 'oldPassword', message: NOT_RIGHT }]);
  }
  services.tokens.sessionsEnded(changed.ended);
  return changed.tokens;
};
