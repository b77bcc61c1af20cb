import { refusalOf } from '@phila/contract';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { notify } from '../../../core/mail/notify.ts';
import { lockAccount } from '../../../core/accounts/accounts.ts';
import { audit, originOf } from '../../../core/people/authentication-events.ts';
import { accountFactors, recoveryCodes } from '../../../core/step-up/factor-tables.ts';
import { firstRightBeyond, readGrants } from '../../../core/access/rights.ts';
import { accounts, sessions } from '../../../core/accounts/tables.ts';
import { enrolmentLink } from './enrolment.ts';
import { removedMessage } from './letters.ts';

const NONE = 'This person has no second factor';
const OWN = 'Another administrator must remove your second factor';

/**
 * Removes a lost factor and the recovery codes. The account's sessions lose their factor, and only the link mailed to
 * its owner sets up a new one.
 * @throws Refusal 404 for an account without one, 422 for one's own, 403 for an account with more rights
 */
export const removeLostFactor = async (
  context: Context<'may identity.roles.write'>,
  accountId: string,
): Promise<true> => {
  const { database, clock, person, recordChange } = context;
  if (accountId === person.id) throw new Refusal(422, OWN);
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) throw notFound();
  const beyond = firstRightBeyond(person, { grants: await readGrants(database, accountId) });
  if (beyond !== undefined)
    throw new Refusal(403, `${refusalOf(beyond)} This person has rights that you do not have.`);
  await lockAccount(database, accountId);
  const removed = await database
    .delete(accountFactors)
    .where(eq(accountFactors.accountId, accountId))
    .returning({ id: accountFactors.id });
  if (removed.length === 0) throw new Refusal(404, NONE);
  await database.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await database
    .update(sessions)
    .set({ factorAt: null, enrolmentUntil: null })
    .where(eq(sessions.accountId, accountId));
  await database.update(accounts).set({ factorRemovedAt: clock.now() }).where(eq(accounts.id, accountId));
  const { link, expiresAt } = await enrolmentLink(context, database, accountId);
  await audit(database, clock, originOf(context), 'lost second factor removed', { accountId });
  recordChange({ rowId: accountId, before: { factors: removed.length }, after: { factors: 0 } });
  await notify(context, database, account, removedMessage(link), expiresAt);
  return true;
};
