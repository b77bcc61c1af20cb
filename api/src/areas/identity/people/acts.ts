import type { calls, CheckedInputOf, PersonFact } from '@phila/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { biographicalDetails } from '../../details/public.ts';
import type { RecordedChange } from '../../../core/audit/audit.ts';
import type { CallContext, Context } from '../../../core/calls/implement.ts';
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
import type { Allowance } from '../../../core/limits/allowance.ts';
import { areRight } from './facts.ts';
import { theAccount } from './one-person.ts';
import { personNotes } from './tables.ts';

type Writing = Context<'may identity.people.write'>;

const ONESELF = 'This is your own account';
const LAST = 'This is the only administrator who can sign in';
const IS_DISABLED = 'This account is disabled already';
const TOO_MANY_CHECKS = 'This person has been asked too often. Please try again later.';
const IS_ENABLED = 'This account is not disabled';
const TOO_MANY = 'This person has been sent the most messages allowed in a day. Please try again tomorrow.';

/** An action on a person for the audit, with what it says of it, such as its reason, and no personal data. */
const done = (
  { clock }: Pick<Writing, 'clock'>,
  id: string,
  action: string,
  said: Readonly<Record<string, string>> = {},
): RecordedChange => ({
  rowId: id,
  before: null,
  after: null,
  resource: {
    name: 'people',
    action,
    version: 0,
    operation: uuidv7(clock.now()),
    difference: Object.entries(said).map(([field, after]) => ({ field, before: null, after })),
  },
});

/** Requires every right of the person concerned, so that fewer rights never lock out more. */
const loadManageable = async (
  { database, person }: Pick<CallContext<'person'>, 'database' | 'person'>,
  id: string,
): Promise<Account> => {
  const account = await theAccount(database, id);
  assertHasAll(person, heldPermissions({ grants: await readGrants(database, id) }));
  return account;
};

/** @throws Refusal 404, or 403 for a person with more rights */
export const revealPerson = async (context: Writing, id: string, reason: string) => {
  const { database } = context;
  const { email, mobile } = await loadManageable(context, id);
  const details = await biographicalDetails.read(database, id);
  context.recordChange(done(context, id, 'reveal', { Why: reason }));
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
  context.recordChange(done(context, id, 'disable', { Why: reason }));
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

/** Facts in the words of the audit. */
const FACTS: Readonly<Record<PersonFact, string>> = {
  idNumber: 'ID number',
  passportNumber: 'passport number',
  postalCode: 'postal code',
  bankAccount: 'bank account',
};

/**
 * Answers yes or no to two facts that only the person knows. Counted for the person, not for who asks, so that several
 * members of staff do not guess together.
 * @throws Refusal 404, 403 for a person with more rights, 429
 */
export const checkPerson = async (
  context: Context<'may identity.people.read'>,
  id: string,
  { answers }: CheckedInputOf<typeof calls.identity.checkPerson>['body'],
  { allowed, retryAfter }: Allowance,
): Promise<{ isRight: boolean }> => {
  await loadManageable(context, id);
  if (!allowed) throw new Refusal(429, TOO_MANY_CHECKS, undefined, { retryAfter });
  const isRight = await areRight(context.database, id, answers);
  context.recordChange(
    done(context, id, 'check', {
      Asked: answers.map(({ fact }) => FACTS[fact]).join(' and '),
      Answers: isRight ? 'right' : 'not right',
    }),
  );
  return { isRight };
};

/** @throws Refusal 404 */
export const addPersonNote = async (context: Writing, id: string, text: string): Promise<{ id: string }> => {
  const { database, clock, person } = context;
  await theAccount(database, id);
  const at = clock.now();
  const note = { id: uuidv7(at), accountId: id, authorId: person.id, at, text };
  await database.insert(personNotes).values(note);
  context.recordChange(done(context, id, 'note'));
  return { id: note.id };
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
