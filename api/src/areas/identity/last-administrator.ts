import { and, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { isAdministratorAccount } from '../../core/access/role-holders.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { FIRST_ADMINISTRATOR_LOCK } from './administrator.ts';

/**
 * Refuses if no other administrator could still sign in. Takes a lock until the transaction ends, so that concurrent
 * checks wait.
 * @throws Refusal 422 with the words given (api/README.md, “The last administrator stays”)
 */
export const assertNotLastAdministrator = async (
  within: Database,
  now: Date,
  accountId: string,
  words: string,
): Promise<void> => {
  await within.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMINISTRATOR_LOCK})`);
  const able = await within
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        isAdministratorAccount(within, accounts.id),
        ne(accounts.id, accountId),
        isNotNull(accounts.passwordHash),
        isNull(accounts.disabledAt),
        or(isNull(accounts.oneTimeUntil), gt(accounts.oneTimeUntil, now)),
      ),
    )
    .limit(1);
  if (able.length === 0) throw new Refusal(422, words);
};
