import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Clock } from '../clock.ts';
import { accounts, sessions } from './tables.ts';

/** What the database says about a session that an access token speaks for. */
export interface LiveSession {
  accountId: string;
  osNo: number | null;
  role: 'Administrator' | null;
}

/**
 * How long an answer of the database is believed. A session that this server ended is refused at once; one that
 * another server ended, at the latest after this time (docs/decisions/0302).
 */
const BELIEVED_FOR = 5_000;
const MOST_KEPT = 10_000;

export interface LiveSessions {
  /** The session, or null where it has ended, run out or never was. */
  find(id: string): Promise<LiveSession | null>;
  /** Refuses these sessions from now on, whatever is being read at this moment. */
  ended(ids: readonly string[]): void;
  /** Believes nothing any more that was read before, not even what is being read at this moment. */
  forget(): void;
}

/** @param remembered how long an ended session must be refused without asking: as long as its access tokens live. */
export const createLiveSessions = (database: Database, clock: Clock, remembered: number): LiveSessions => {
  const answers = new Map<string, { session: LiveSession | null; until: number }>();
  const gone = new Map<string, number>();
  /** Counts up whenever everything is forgotten. */
  let epoch = 0;

  const read = async (id: string): Promise<LiveSession | null> => {
    const [row] = await database
      .select({
        accountId: sessions.accountId,
        osNo: sessions.osNo,
        role: accounts.role,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now())));
    return row ?? null;
  };

  /** Maps keep the order of writing, so the first are the oldest. */
  const trim = (map: Map<string, unknown>): void => {
    for (const key of map.keys()) {
      if (map.size <= MOST_KEPT) return;
      map.delete(key);
    }
  };

  return {
    find: async (id) => {
      const now = clock.now().getTime();
      if (gone.has(id)) return null;
      const known = answers.get(id);
      if (known !== undefined && known.until > now) return known.session;
      const asked = epoch;
      const session = await read(id);
      // It may have been ended while it was being read.
      if (gone.has(id)) return null;
      if (epoch !== asked) return session;
      answers.delete(id);
      answers.set(id, { session, until: clock.now().getTime() + BELIEVED_FOR });
      trim(answers);
      return session;
    },
    forget: () => {
      epoch += 1;
      answers.clear();
    },
    ended: (ids) => {
      const now = clock.now().getTime();
      for (const [id, until] of gone) {
        if (until > now) break;
        gone.delete(id);
      }
      for (const id of ids) {
        answers.delete(id);
        gone.delete(id);
        gone.set(id, now + remembered);
      }
    },
  };
};
