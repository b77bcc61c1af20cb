import { PASSWORD_NEEDED } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../http/refusal.ts';
import type { Clock } from '../clock.ts';
import { sessions } from '../accounts/tables.ts';

/** Milliseconds that a password counts for its session. */
const CONFIRMED_FOR = 5 * 60_000;

export const confirmedUntil = (clock: Clock): Date => new Date(clock.now().getTime() + CONFIRMED_FOR);

/** Lets the session make calls that need the password, for five minutes. */
export const confirmSession = async (within: Database, clock: Clock, sessionId: string): Promise<void> => {
  await within
    .update(sessions)
    .set({ confirmedUntil: confirmedUntil(clock) })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
};

/**
 * Guards calls that need more than an access token (`confirmed` in their declaration). Signing in with the password
 * counts too.
 * @throws Refusal 403 with `PASSWORD_NEEDED` unless the password was given within the last five minutes; 401 if the
 * session ended after the token was checked, such as when the account is deleted twice at once
 */
export const assertConfirmed = async (
  { database, clock }: { database: Database; clock: Clock },
  { sessionId }: Pick<Person, 'sessionId'>,
): Promise<void> => {
  const [session] = await database
    .select({ until: sessions.confirmedUntil })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  if (session === undefined) throw new Refusal(401, 'Please sign in');
  if (session.until === null || session.until <= clock.now())
    throw new Refusal(403, 'Please confirm your password', undefined, { value: PASSWORD_NEEDED });
};
