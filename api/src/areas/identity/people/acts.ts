import { and, eq, gt, isNull } from 'drizzle-orm';
import { biographicalDetails } from '../../details/public.ts';
import type { RecordedChange } from '../../../core/audit/audit.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import type { Account } from '../../../core/accounts/accounts.ts';
import { audit, originOf } from '../../../core/people/authentication-events.ts';
import { heldPermissions, readGrants } from '../../../core/access/rights.ts';
import { accounts, sessions } from '../../../core/accounts/tables.ts';
import { assertNotLastAdministrator } from '../last-administrator.ts';
import { sendReset } from '../reset.ts';
import { assertHasAll } from '../roles/may-give.ts';
import { endSessions } from '../sessions.ts';
import { theAccount } from './one-person.ts';

type Writing = Context<'may identity.people.write'>;

const ONESELF = 'This is your own account';
const LAST = 'This is the only administrator who can sign in';
const IS_DISABLED = 'This account is disabled already';
const IS_ENABLED = 'This account is not disabled';
const TOO_MANY = 'This person has been sent the most messages allowed in a day. Please try again tomorrow.';

/** An action on a person for the audit, with its reason, if required, and no personal data. */
const done = (context: Writing, id: string, action: string, reason?: string): RecordedChange => ({
  rowId: id,
  before: null,
  after: null,
  resource: {
    name: 'people',
    action,
    version: 0,
    operation: uuidv7(context.clock.now()),
    difference: reason === undefined ? [] : [{ field: 'Why', before: null, after: reason }],
  },
});

/** Requires every right of the person concerned, so that fewer rights never lock out more. */
const loadManageable = async ({ database, person }: Writing, id: string): Promise<Account> => {
  const account = await theAccount(database, id);
  assertHasAll(person, heldPermissions({ grants: await readGrants(database, id) }));
  return account;
};

/** @throws Refusal 404, or 403 for a person with more rights */
export const revealPerson = async (context: Writing, id: string, reason: string) => {
  const { database } = context;
  const { email, mobile } = await loadManageable(context, id);
  const details = await biographicalDetails.read(database, id);
  context.recordChange(done(context, id, 'reveal', reason));
  return { email, mobile, idNumber: details?.identityNumber ?? null };
};

/** @throws Refusal 404, or 403 for a person with more rights */
export const endSessionOf = async (context: Writing, id: string, sessionId: string): Promise<true> => {
  const { database, clock, tokens } = context;
  await loadManageable(context, id);
  const now = clock.now();
  const ended = await database
    .update(sessions)
    .set({ endedAt: now, endedBy: 'administration' })
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.accountId, id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
  await audit(database, clock, originOf(context), 'session ended', { accountId: id, sessionId });
  context.recordChange(done(context, id, 'end session'));
  tokens.sessionsEnded([sessionId]);
  return true;
};

/** @throws Refusal 404, 403 for a person with more rights, 409, and 422 for oneself and the last administrator */
export const disablePerson = async (context: Writing, id: string, reason: string): Promise<true> => {
  const { database, clock, person, tokens } = context;
  if (id === person.id) throw new Refusal(422, ONESELF);
  const account = await loadManageable(context, id);
  if (account.disabledAt !== null) throw new Refusal(409, IS_DISABLED);
  const grants = await readGrants(database, id);
  if (grants.length > 0) await assertNotLastAdministrator(database, clock.now(), id, LAST);
  await database
    .update(accounts)
    .set({ disabledAt: clock.now(), disabledBecause: reason })
    .where(eq(accounts.id, id));
  const ended = await endSessions(context, database, id, 'administration');
  await audit(database, clock, originOf(context), 'account disabled', { accountId: id });
  context.recordChange(done(context, id, 'disable', reason));
  tokens.sessionsEnded(ended);
  return true;
};

/** @throws Refusal 404, 403 for a person with more rights, and 409 */
export const enablePerson = async (context: Writing, id: string): Promise<true> => {
  const { database, clock } = context;
  const account = await loadManageable(context, id);
  if (account.disabledAt === null) throw new Refusal(409, IS_ENABLED);
  await database.update(accounts).set({ disabledAt: null, disabledBecause: null }).where(eq(accounts.id, id));
  await audit(database, clock, originOf(context), 'account enabled', { accountId: id });
  context.recordChange(done(context, id, 'enable'));
  return true;
};

/** @throws Refusal 404, 403 for a person with more rights, 409 where no message could be sent */
export const askNewPassword = async (context: Writing, id: string): Promise<true> => {
  const { database, clock } = context;
  const account = await loadManageable(context, id);
  if (!(await sendReset(context, database, account))) throw new Refusal(409, TOO_MANY);
  await audit(database, clock, originOf(context), 'reset asked', { accountId: id });
  context.recordChange(done(context, id, 'ask for a new password'));
  return true;
};
