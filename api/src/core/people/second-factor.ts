import { factorNeededFor, type StepUp } from '@phila/contract';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { MINUTE } from '../durations.ts';
import { Refusal } from '../http/refusal.ts';
import { accountFactors, sessionStepUps } from './factor-tables.ts';
import type { Person } from './person.ts';
import { sessions } from './tables.ts';

/** How long a second factor counts that was given for an action. */
const FRESH_FOR = 5 * MINUTE;

type Asking = { database: Database; clock: Clock };
type Session = Pick<Person, 'sessionId'>;

export const hasFactor = async (database: Database, accountId: string): Promise<boolean> => {
  const rows = await database
    .select({ id: accountFactors.id })
    .from(accountFactors)
    .where(and(eq(accountFactors.accountId, accountId), isNotNull(accountFactors.confirmedAt)))
    .limit(1);
  return rows.length > 0;
};

export const isFactorGiven = async (database: Database, { sessionId }: Session): Promise<boolean> => {
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), isNotNull(sessions.factorAt)));
  return rows.length > 0;
};

/**
 * For every call that a role allows.
 * @throws Refusal 403 with `factorNeededFor(null)` where the second factor was not given in this session
 */
export const assertFactorGiven = async ({ database }: Asking, person: Session): Promise<void> => {
  if (await isFactorGiven(database, person)) return;
  throw new Refusal(403, 'Please give your second factor', undefined, { value: factorNeededFor(null) });
};

/** @throws Refusal 403 where no fresh second factor was given for this action in this session */
export const assertSteppedUp = async (
  { database, clock }: Asking,
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

/** The second factor was given in this session, and for an action where it was asked for one. */
export const noteFactorGiven = async (
  { database, clock }: Asking,
  { sessionId }: Session,
  action: StepUp | null,
): Promise<void> => {
  const now = clock.now();
  await database
    .update(sessions)
    .set({ factorAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  if (action === null) return;
  const until = new Date(now.getTime() + FRESH_FOR);
  await database
    .insert(sessionStepUps)
    .values({ sessionId, action, until })
    .onConflictDoUpdate({ target: [sessionStepUps.sessionId, sessionStepUps.action], set: { until } });
};
