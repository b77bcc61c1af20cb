import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import type { Services } from '../../core/services.ts';
import { audit, OPERATOR } from '../../core/people/authentication-events.ts';
import { hashPassword } from './passwords.ts';
import { newPassword } from '../../core/secrets/secret.ts';
import { endSessions } from './sessions.ts';
import { giveBuiltInRole, isAdministratorAccount } from '../../core/access/role-holders.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import { normaliseEmail } from '../../core/accounts/user-name.ts';
import { DAY } from '../../core/durations.ts';

/** The lifetime of an unused initial password (ASVS 6.4.1). */
const LIFETIME = 7 * DAY;

/** Key of the advisory lock, shared by all servers, so that two that start together create one administrator. */
export const FIRST_ADMINISTRATOR_LOCK = 728_190_432;

export type FirstAdministrator =
  /** Printed once and stored nowhere: works for a single sign-in, followed by a link to choose a password. */
  | { email: string; password: string }
  /** The address already had an account: it gets the role and keeps its password. */
  | { email: string; password: null };

/**
 * Creates an administrator from ADMIN_EMAIL at every start, unless one can sign in. Replaces a one-time password that
 * was used or expired before another was chosen.
 * @returns information for the operator; null if nothing was done.
 */
export const createFirstAdministrator = async (
  services: Pick<Services, 'configuration' | 'database' | 'clock' | 'tokens'>,
): Promise<FirstAdministrator | null> => {
  const { configuration, database, clock } = services;
  if (configuration.adminEmail === null) return null;
  const email = normaliseEmail(configuration.adminEmail);
  const password = newPassword();
  const passwordHash = await hashPassword(password);

  const outcome = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMINISTRATOR_LOCK})`);
    const now = clock.now();
    const able = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          isAdministratorAccount(tx, accounts.id),
          isNotNull(accounts.passwordHash),
          isNull(accounts.disabledAt),
          or(isNull(accounts.oneTimeUntil), gt(accounts.oneTimeUntil, now)),
        ),
      )
      .limit(1);
    if (able.length > 0) return null;

    const oneTimeUntil = new Date(now.getTime() + LIFETIME);
    const [there] = await tx.select().from(accounts).where(eq(accounts.email, email));
    if (there !== undefined) {
      const isUsable = there.passwordHash !== null && there.oneTimeUntil === null;
      if (!isUsable)
        await tx.update(accounts).set({ passwordHash, oneTimeUntil }).where(eq(accounts.id, there.id));
      await giveBuiltInRole(tx, now, { accountId: there.id, role: 'administrator' });
      await audit(tx, clock, OPERATOR, 'role granted', { accountId: there.id });
      const ended = await endSessions(services, tx, there.id, 'administration');
      return { ended, told: { email, password: isUsable ? null : password } };
    }
    const id = uuidv7(now);
    await tx.insert(accounts).values({ id, email, passwordHash, oneTimeUntil, createdAt: now });
    await giveBuiltInRole(tx, now, { accountId: id, role: 'administrator' });
    await tx.insert(profiles).values({
      id: uuidv7(now),
      accountId: id,
      osNo: null,
      firstName: 'Administrator',
      lastName: '',
      createdAt: now,
      lastUsedAt: now,
    });
    await audit(tx, clock, OPERATOR, 'role granted', { accountId: id });
    return { ended: [], told: { email, password } };
  });
  if (outcome === null) return null;
  services.tokens.sessionsEnded(outcome.ended);
  return outcome.told;
};
