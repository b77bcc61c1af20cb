import { factorNeededFor, MOST_ROWS_UNASKED, type StepUp } from '@phila/contract';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { Refusal } from '../http/refusal.ts';
import { accountFactors, sessionStepUps } from './factor-tables.ts';
import type { Person } from '../people/person.ts';
import { assertConfirmed } from './session-confirmation.ts';
import { sessions } from '../accounts/tables.ts';
import type { Tokens } from '../people/tokens.ts';

/** How long a second factor counts for an action. */
const FRESH_FOR = 5 * MINUTE;
/** How long administration stays open, in all and without a call. */
const ENTERED_FOR = 12 * HOUR;
const IDLE_FOR = 30 * MINUTE;
/** Milliseconds between updates of the last call, so that a page of many calls writes once. */
const NOTED_EVERY = 10_000;

type FactorServices = { database: Database; clock: Clock };
type Session = Pick<Person, 'sessionId'>;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

export const hasFactor = async (database: Database, accountId: string): Promise<boolean> => {
  const rows = await database
    .select({ id: accountFactors.id })
    .from(accountFactors)
    .where(and(eq(accountFactors.accountId, accountId), isNotNull(accountFactors.confirmedAt)))
    .limit(1);
  return rows.length > 0;
};

/** The last administration call of a session that entered it; null if it did not, or too long ago. */
const lastCall = async (
  { database, clock }: FactorServices,
  { sessionId }: Session,
): Promise<Date | null> => {
  const now = clock.now();
  const [session] = await database
    .select({ at: sessions.administeredAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        gt(sessions.factorAt, before(now, ENTERED_FOR)),
        gt(sessions.administeredAt, before(now, IDLE_FOR)),
      ),
    );
  return session?.at ?? null;
};

/** Tells if the session has entered administration and may go on. */
export const isFactorConfirmed = async (asking: FactorServices, session: Session): Promise<boolean> =>
  (await lastCall(asking, session)) !== null;

/**
 * Guards every call that a role allows, and restarts the idle time.
 * @throws Refusal 403 with `factorNeededFor(null)` if the session did not enter administration in the last twelve
 * hours, or was idle for half an hour
 */
export const assertFactorConfirmed = async (asking: FactorServices, session: Session): Promise<void> => {
  const { database, clock } = asking;
  const last = await lastCall(asking, session);
  if (last === null)
    throw new Refusal(403, 'Please give your second factor', undefined, { value: factorNeededFor(null) });
  const now = clock.now();
  if (last > before(now, NOTED_EVERY)) return;
  await database.update(sessions).set({ administeredAt: now }).where(eq(sessions.id, session.sessionId));
};

/** @throws Refusal 403 without a recent second factor for this action in this session */
const assertSteppedUp = async (
  { database, clock }: FactorServices,
  { sessionId }: Session,
  action: StepUp,
): Promise<void> => {
  const rows = await database
    .select({ until: sessionStepUps.until })
    .from(sessionStepUps)
    .where(
      and(
        eq(sessionStepUps.sessionId, sessionId),
        eq(sessionStepUps.action, action),
        gt(sessionStepUps.until, clock.now()),
      ),
    );
  if (rows.length === 0)
    throw new Refusal(403, 'Please give your second factor again', undefined, {
      value: factorNeededFor(action),
    });
};

/**
 * Guards an action that needs more than an open session (`stepUp` of its call).
 * @param asks what to require of people without a factor: the password, or nothing
 * @throws Refusal 403 that requires a fresh factor for this action, or the password of people without one
 */
export const assertStepUp = async (
  asking: FactorServices,
  person: Pick<Person, 'id' | 'sessionId'>,
  action: StepUp,
  asks: 'password' | 'nothing' = 'password',
): Promise<void> => {
  if (await hasFactor(asking.database, person.id)) await assertSteppedUp(asking, person, action);
  else if (asks === 'password') await assertConfirmed(asking, person);
};

/**
 * Guards a change of many rows; a few need no confirmation.
 * @throws Refusal as `assertStepUp`
 */
export const assertStepUpForMany = async (
  asking: FactorServices & { person: Pick<Person, 'id' | 'sessionId'> },
  rows: number,
): Promise<void> => {
  if (rows > MOST_ROWS_UNASKED) await assertStepUp(asking, asking.person, 'bulk');
};

/**
 * Records the second factor for this session, and for an action if one was asked for.
 * @returns the number that the session's tokens carry from now on
 */
export const recordFactorConfirmed = async (
  { database, clock }: FactorServices,
  { sessionId }: Session,
  action: StepUp | null,
): Promise<number> => {
  const now = clock.now();
  const [session] = await database
    .update(sessions)
    .set({
      factorAt: now,
      administeredAt: now,
      tokenGeneration: sql`${sessions.tokenGeneration} + 1`,
    })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ generation: sessions.tokenGeneration });
  if (session === undefined) throw new Refusal(401, 'Please sign in');
  if (action !== null) {
    const until = new Date(now.getTime() + FRESH_FOR);
    await database
      .insert(sessionStepUps)
      .values({ sessionId, action, until })
      .onConflictDoUpdate({ target: [sessionStepUps.sessionId, sessionStepUps.action], set: { until } });
  }
  return session.generation;
};

/**
 * Makes a token for a session raised by its factor: anyone who copied the earlier token gains nothing.
 * @param generation as `noteFactorGiven` returned it
 */
export const raisedToken = (
  { tokens }: { tokens: Tokens },
  person: Person,
  generation: number,
): Promise<string> => {
  tokens.sessionRaised();
  return tokens.signAccessToken({ ...person, generation });
};
