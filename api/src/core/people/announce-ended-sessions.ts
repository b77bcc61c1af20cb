import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Listen } from '../database/listen.ts';
import type { Log } from '../http/log.ts';
import type { Tokens } from './tokens.ts';

/** The channel on which servers announce ended sessions. */
const CHANNEL = 'phila_sessions_ended';

interface Parts {
  database: Database;
  listen: Listen;
  log: Log;
}

/**
 * Makes all servers refuse tokens when one ends or raises a session: it sends a NOTIFY, and the others check every
 * session again. If a message is lost, sessions last for the seconds that `live-sessions.ts` trusts them.
 * @returns the tokens, and a function that stops listening
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
