import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Clock } from '../clock.ts';
import { type Grant, readGrants } from '../access/rights.ts';
import { accountRoles } from '../access/role-tables.ts';
import { sessions } from '../accounts/tables.ts';
import { type LiveViewing, readLiveViewing } from './viewings.ts';

/** The session of an access token, as the database has it. */
export interface LiveSession {
  accountId: string;
  osNo: number | null;
  /** The generation that its access tokens must carry. A viewing's tokens carry none: 0. */
  generation: number;
  /** Grants of the account's roles, none for most people. */
  grants: readonly Grant[];
  /** The viewing administrator and their session; left out in the person's own session. */
  viewer?: LiveViewing['viewer'];
}

/**
 * Milliseconds that a session is cached. Ending it here takes effect at once, on another server after this time at most
 * (docs/decisions/0302).
 */
const BELIEVED_FOR = 5_000;
/**
 * Milliseconds that the session of an account with a role is cached: a revoked right ends on every server within a
 * second, even if the message between them is lost.
 */
const RIGHTS_BELIEVED_FOR = 500;
const MAX_KEPT = 10_000;

export interface LiveSessions {
  /** The session; null if it ended, expired or never existed. */
  find(id: string): Promise<LiveSession | null>;
  /** Finds a viewing (`viewings.ts`) likewise. It ends with its viewer's session. */
  findViewing(id: string): Promise<LiveSession | null>;
  /** Refuses these sessions from now on, even those being read right now. */
  ended(ids: readonly string[]): void;
  /** Forgets everything cached, including reads in progress. */
  forget(): void;
}

/** Reads a session and its account's rights; null if it ended or expired. */
export const readLiveSession = async (
  database: Database,
  now: Date,
  id: string,
): Promise<LiveSession | null> => {
  const [row] = await database
    .select({
      accountId: sessions.accountId,
      osNo: sessions.osNo,
      generation: sessions.tokenGeneration,
      hasRole: exists(
        database
          .select({ one: sql`1` })
          .from(accountRoles)
          .where(eq(accountRoles.accountId, sessions.accountId)),
      ),
    })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  if (row === undefined) return null;
  const { hasRole, ...session } = row;
  // Queries rights only for the few with a role.
  return { ...session, grants: hasRole === true ? await readGrants(database, row.accountId) : [] };
};

/** @param remembered how long to remember an ended session: the lifetime of its access tokens. */
export const createLiveSessions = (database: Database, clock: Clock, remembered: number): LiveSessions => {
  const answers = new Map<string, { session: LiveSession | null; until: number }>();
  const gone = new Map<string, number>();
  /** Rises whenever the cache is emptied. */
  let epoch = 0;

  /** Drops the oldest entries: a map lists them first. */
  const trim = (map: Map<string, unknown>): void => {
    for (const key of map.keys()) {
      if (map.size <= MAX_KEPT) return;
      map.delete(key);
    }
  };

  type Read = (id: string) => Promise<LiveSession | null>;
  const readSession: Read = (id) => readLiveSession(database, clock.now(), id);
  const readViewing: Read = async (id) => {
    const viewing = await readLiveViewing(database, clock.now(), id);
    return viewing === null ? null : { ...viewing, generation: 0, grants: [] };
  };

  const isGone = (id: string, session: LiveSession | null): boolean =>
    gone.has(id) || (session?.viewer !== undefined && gone.has(session.viewer.sessionId));

  const find = async (id: string, read: Read): Promise<LiveSession | null> => {
    const now = clock.now().getTime();
    if (gone.has(id)) return null;
    const known = answers.get(id);
    if (known !== undefined && known.until > now) return isGone(id, known.session) ? null : known.session;
    const asked = epoch;
    const session = await read(id);
    // Ended while being read.
    if (isGone(id, session)) return null;
    if (epoch !== asked) return session;
    answers.delete(id);
    const dependsOnRights = session !== null && (session.grants.length > 0 || session.viewer !== undefined);
    const believed = dependsOnRights ? RIGHTS_BELIEVED_FOR : BELIEVED_FOR;
    answers.set(id, { session, until: clock.now().getTime() + believed });
    trim(answers);
    return session;
  };

  return {
    find: (id) => find(id, readSession),
    findViewing: (id) => find(id, readViewing),
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
