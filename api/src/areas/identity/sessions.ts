import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Tokens as TokenPair } from '@phila/contract';
import { endCapabilitiesWithSessions } from '../../core/capability/capability.ts';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import type { Services } from '../../core/services.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { coarseNetwork, keptUserAgent } from '../../core/people/network.ts';
import { confirmedUntil } from '../../core/step-up/session-confirmation.ts';
import { hashToken, newToken } from '../../core/secrets/secret.ts';
import { isAdministrator, readGrants } from '../../core/access/rights.ts';
import { refreshTokens, sessions } from '../../core/accounts/tables.ts';
import { DAY } from '../../core/durations.ts';

/** The longest session, however active (ASVS 7.3.2). */
const LONGEST = 90 * DAY;

/**
 * Milliseconds in which the same browser may exchange a refresh token again, because it lost the reply. Only while the
 * successor is unused (docs/decisions/0302).
 */
const LOST_REPLY = 10_000;

type SessionRow = typeof sessions.$inferSelect;
export type EndedBy = NonNullable<SessionRow['endedBy']>;

interface Account {
  id: string;
}

const addToken = async (database: Database, sessionId: string, now: Date): Promise<string> => {
  const token = newToken();
  await database.insert(refreshTokens).values({ hash: hashToken(token), sessionId, createdAt: now });
  return token;
};

const pair = async (
  { tokens }: Services,
  within: Database,
  account: Account,
  session: Pick<SessionRow, 'id' | 'osNo' | 'tokenGeneration'>,
  refreshToken: string,
): Promise<TokenPair> => ({
  accessToken: await tokens.signAccessToken({
    id: account.id,
    sessionId: session.id,
    osNo: session.osNo,
    generation: session.tokenGeneration,
    isAdministrator: isAdministrator({ grants: await readGrants(within, account.id) }),
  }),
  refreshToken,
});

const expiry = ({ configuration }: Services, createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + configuration.refreshTokenLifetime, createdAt.getTime() + LONGEST));

/**
 * Begins a session with new tokens and nothing of an earlier session (ASVS 7.2.4).
 * @param since when the person signed in, if it continues another session.
 */
export const beginSession = async (
  services: Services,
  within: Database,
  account: Account,
  osNo: number | null,
  origin: Origin,
  since?: Date,
): Promise<TokenPair> => {
  const now = services.clock.now();
  const createdAt = since ?? now;
  const session = { id: uuidv7(now), osNo, tokenGeneration: 0 };
  await within.insert(sessions).values({
    ...session,
    accountId: account.id,
    userAgent: keptUserAgent(origin.userAgent),
    network: coarseNetwork(origin.ip),
    createdAt,
    lastUsedAt: now,
    expiresAt: expiry(services, createdAt, now),
    // The password was given just now, unless another session continues.
    confirmedUntil: since === undefined ? confirmedUntil(services.clock) : null,
  });
  if (since === undefined)
    await audit(within, services.clock, origin, 'signed in', {
      accountId: account.id,
      sessionId: session.id,
    });
  return pair(services, within, account, session, await addToken(within, session.id, now));
};

/**
 * Ends an account's sessions in the database, with the capability tokens bound to them, such as an archive's link.
 * @returns their ids; pass them to `tokens.sessionsEnded` after the commit, to end the access tokens too.
 */
export const endSessions = async (
  { clock }: Pick<Services, 'clock'>,
  within: Database,
  accountId: string,
  endedBy: EndedBy,
): Promise<string[]> => {
  const now = clock.now();
  await endCapabilitiesWithSessions(within, now, accountId);
  const ended = await within
    .update(sessions)
    .set({ endedAt: now, endedBy })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
};

/** Ends a session of the account; false if it has no such active one. */
export const endSession = async (
  services: Services,
  accountId: string,
  id: string,
  origin: Origin,
): Promise<boolean> => {
  const now = services.clock.now();
  const ended = await services.database.transaction(async (tx) => {
    const rows = await tx
      .update(sessions)
      .set({ endedAt: now, endedBy: 'ended by the person' })
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.accountId, accountId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
        ),
      )
      .returning({ id: sessions.id });
    if (rows.length > 0)
      await audit(tx, services.clock, origin, 'session ended', { accountId, sessionId: id });
    return rows;
  });
  services.tokens.sessionsEnded(ended.map((row) => row.id));
  return ended.length > 0;
};

/** Signs the person out everywhere, this device included. */
export const endEverySession = async (
  services: Services,
  accountId: string,
  origin: Origin,
): Promise<void> => {
  const ended = await services.database.transaction(async (tx) => {
    const ids = await endSessions(services, tx, accountId, 'ended by the person');
    await audit(tx, services.clock, origin, 'signed out everywhere', { accountId });
    return ids;
  });
  services.tokens.sessionsEnded(ended);
};

/** Ends the session of a refresh token, even a used one. */
export const signOut = async (services: Services, refreshToken: string, origin: Origin): Promise<void> => {
  const ended = await services.database.transaction(async (tx) => {
    const [token] = await tx
      .select({ sessionId: refreshTokens.sessionId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashToken(refreshToken)));
    if (token === undefined) return [];
    const rows = await tx
      .update(sessions)
      .set({ endedAt: services.clock.now(), endedBy: 'sign-out' })
      .where(and(eq(sessions.id, token.sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id, accountId: sessions.accountId });
    for (const { id, accountId } of rows) {
      await audit(tx, services.clock, origin, 'signed out', { accountId, sessionId: id });
    }
    return rows;
  });
  services.tokens.sessionsEnded(ended.map(({ id }) => id));
};

/** The active sessions of an account, latest used first. */
export const livingSessions = ({ database, clock }: Services, accountId: string): Promise<SessionRow[]> =>
  database
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, clock.now())),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** Tells if a used token may be exchanged again; if so, invalidates its unused successor. */
const isLostReply = async (
  within: Database,
  token: typeof refreshTokens.$inferSelect,
  session: SessionRow,
  origin: Origin,
  now: Date,
): Promise<boolean> => {
  const { usedAt, successor } = token;
  if (usedAt === null || successor === null) return false;
  if (now.getTime() - usedAt.getTime() > LOST_REPLY) return false;
  if (session.userAgent !== keptUserAgent(origin.userAgent)) return false;
  const replaced = await within
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.hash, successor), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash });
  return replaced.length > 0;
};

/**
 * Exchanges a refresh token for a new pair. A used token that returns was copied, and ends its whole family (RFC 9700
 * §4.14.2).
 * @returns null for an unknown or used token, or an ended session.
 */
export const refresh = async (
  services: Services,
  refreshToken: string,
  origin: Origin,
): Promise<TokenPair | null> => {
  const { clock, database } = services;
  const hash = hashToken(refreshToken);
  const outcome = await database.transaction(async (tx) => {
    // Locks the session, so that exchanges of a family run in turn.
    const [session] = await tx
      .select()
      .from(sessions)
      .where(
        inArray(
          sessions.id,
          tx.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(eq(refreshTokens.hash, hash)),
        ),
      )
      .for('update');
    // Reads after the lock, to see the previous exchange's changes.
    const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
    if (token === undefined) return null;
    const now = clock.now();
    if (session === undefined || session.endedAt !== null || session.expiresAt <= now) return null;
    const about = { accountId: session.accountId, sessionId: session.id };

    if (token.usedAt !== null && !(await isLostReply(tx, token, session, origin, now))) {
      await tx
        .update(sessions)
        .set({ endedAt: now, endedBy: 'token reuse' })
        .where(eq(sessions.id, session.id));
      await audit(tx, clock, origin, 'refresh token reused', about);
      return { ended: session.id };
    }

    const next = await addToken(tx, session.id, now);
    await tx
      .update(refreshTokens)
      .set({ usedAt: token.usedAt ?? now, successor: hashToken(next) })
      .where(eq(refreshTokens.hash, hash));
    await tx
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: expiry(services, session.createdAt, now) })
      .where(eq(sessions.id, session.id));
    return { pair: await pair(services, tx, { id: session.accountId }, session, next) };
  });
  if (outcome === null) return null;
  if ('ended' in outcome) {
    services.tokens.sessionsEnded([outcome.ended]);
    return null;
  }
  return outcome.pair;
};
