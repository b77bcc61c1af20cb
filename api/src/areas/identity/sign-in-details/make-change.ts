import type { Tokens } from '@phila/contract';
import { longDateText, southAfricanDay } from '@phila/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { DAY } from '../../../core/durations.ts';
import { codeOf } from '../../../core/error-code.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { throttleKey, countUse } from '../../../core/limits/throttle.ts';
import { notify } from '../../../core/mail/notify.ts';
import { findAccount, lockAccount } from '../../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../../core/people/authentication-events.ts';
import type { Person } from '../../../core/people/person.ts';
import { hashToken, newToken } from '../../../core/secrets/secret.ts';
import { accounts, signInChanges } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import { rememberDevice } from '../known-devices.ts';
import { isPassword } from '../passwords.ts';
import { endResets } from '../reset.ts';
import { beginSession, endSessions } from '../sessions.ts';
import { waitingChange } from './ask-change.ts';
import { reachableAt } from './contact-of.ts';
import { changedMessage, inUseMessage } from './letters.ts';

/** How long the old contact can undo a change. */
const UNDONE_FOR = 7 * DAY;
/** Pairs of codes to try for a change; then it must be requested again. */
const MAX_ATTEMPTS = 5;

const NOT_RIGHT = 'The code is not right or has expired. Check it, or ask for new codes.';
const NOTHING_WAITS = 'These codes have expired. Please ask for new ones.';

const notRight = (path: 'currentCode' | 'newCode'): Refusal =>
  new Refusal(422, NOT_RIGHT, [{ path, message: NOT_RIGHT }]);

/** True if another account took it at the same moment. */
const isTakenAtOnce = (error: unknown): boolean => error instanceof Error && codeOf(error.cause) === '23505';

type Change = typeof signInChanges.$inferSelect;

/** Counts an attempt, and returns the waiting change if both codes are right. */
const opened = async (
  { database, clock, configuration }: Services,
  person: Person,
  given: { currentCode: string; newCode: string },
): Promise<Change> => {
  const now = clock.now();
  const [change] = await database
    .select()
    .from(signInChanges)
    .where(and(waitingChange(person.id), gt(signInChanges.expiresAt, now)));
  if (change === undefined) throw new Refusal(409, NOTHING_WAITS);
  const attempts = throttleKey('sign-in change code', change.id);
  const limit = { uses: MAX_ATTEMPTS, window: configuration.codeLifetime };
  if (!(await countUse(database, attempts, limit, now)).allowed) throw new Refusal(409, NOTHING_WAITS);
  if (!(await isPassword(given.currentCode, change.currentCodeHash))) throw notRight('currentCode');
  if (!(await isPassword(given.newCode, change.newCodeHash))) throw notRight('newCode');
  return change;
};

/**
 * Makes the waiting change. Ends every session and reset link, gives this device a new session, and sends the old
 * address a link to undo the change within seven days.
 * @throws Refusal 422 at the wrong code, 409 without a waiting change or attempts
 */
export const makeChange = async (
  services: Services,
  person: Person,
  given: { currentCode: string; newCode: string },
  origin: Origin,
): Promise<Tokens> => {
  const { database, clock, configuration } = services;
  const about = { accountId: person.id, sessionId: person.sessionId };
  const change = await opened(services, person, given).catch(async (error: unknown) => {
    await audit(database, clock, origin, 'sign-in change refused', about);
    throw error;
  });
  const { kind, before, after, codeTo } = change;
  const making = database.transaction(async (tx) => {
    const now = clock.now();
    await lockAccount(tx, person.id);
    // Refuses a contact that another account took since.
    if ((await findAccount(tx, { kind, value: after })) !== null) throw notRight('newCode');
    const token = newToken();
    const undoUntil = new Date(now.getTime() + UNDONE_FOR);
    const used = await tx
      .update(signInChanges)
      .set({ madeAt: now, undoHash: hashToken(token), undoUntil })
      // The second of two at once finds the change made.
      .where(and(eq(signInChanges.id, change.id), isNull(signInChanges.madeAt)))
      .returning({ id: signInChanges.id });
    if (used.length === 0) throw new Refusal(409, NOTHING_WAITS);
    const column = kind === 'email' ? accounts.email : accounts.mobile;
    const [account] = await tx
      .update(accounts)
      .set(kind === 'email' ? { email: after } : { mobile: after, mobileVerifiedAt: now })
      .where(and(eq(accounts.id, person.id), sql`${column} is not distinct from ${before}`))
      .returning();
    if (account === undefined) throw new Refusal(409, NOTHING_WAITS);
    await endResets(tx, person.id, now);
    await rememberDevice(tx, clock, person.id, origin);
    const until = longDateText(southAfricanDay(undoUntil.toISOString()));
    // Tells the old contact, or without a proved one the contact that received the other code.
    const wasProved = before !== null && (kind === 'email' || change.beforeVerifiedAt !== null);
    const toldAt = wasProved
      ? reachableAt(kind, before)
      : reachableAt(codeTo, (codeTo === 'email' ? account.email : account.mobile) ?? '');
    await notify(services, tx, toldAt, changedMessage(configuration, { kind, to: after, token, until }));
    await notify(services, tx, reachableAt(kind, after), inUseMessage(configuration, kind));
    await audit(tx, clock, origin, 'sign-in details changed', about);
    const ended = await endSessions(services, tx, person.id, 'sign-in details change');
    return { ended, tokens: await beginSession(services, tx, account, person.osNo, origin) };
  });
  const made = await making.catch((error: unknown) => {
    throw isTakenAtOnce(error) ? notRight('newCode') : error;
  });
  services.tokens.sessionsEnded(made.ended);
  return made.tokens;
};
