import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Listen } from '../database/listen.ts';
import type { Log } from '../http/log.ts';
import type { Tokens } from './tokens.ts';

/** On which servers tell each other that sessions have ended. */
const CHANNEL = 'phila_sessions_ended';

interface Parts {
  database: Database;
  listen: Listen;
  log: Log;
}

/**
 * Tokens that every server on the database refuses as soon as one of them ended their session, or raised it above them: it tells the others with
 * NOTIFY, and these ask the database about every session again. Where a message is lost, or no server can listen, what
 * `live-sessions.ts` believes for some seconds is the limit.
 * @returns the tokens, and what stops the listening
 */
export const announceEndedSessions = async (
  tokens: Tokens,
  { database, listen, log }: Parts,
): Promise<{ tokens: Tokens; stop: () => Promise<void> }> => {
  let stop = async (): Promise<void> => undefined;
  try {
    stop = await listen(CHANNEL, () => tokens.forgetSessions());
  } catch (error) {
    log.error('ended sessions of other servers are not heard of', error);
  }
  const announce = (): void => {
    database
      .execute(sql`select pg_notify(${CHANNEL}, '')`)
      .then(undefined, (error: unknown) => log.error('ended sessions not announced', error));
  };
  return {
    stop,
    tokens: {
      ...tokens,
      sessionsEnded: (ids) => {
        tokens.sessionsEnded(ids);
        if (ids.length > 0) announce();
      },
      sessionRaised: () => {
        tokens.sessionRaised();
        announce();
      },
    },
  };
};
