import type { OwnProfile, Tokens as TokenPair } from '@phila/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { notify } from '../../core/mail/notify.ts';
import type { Database } from '../../core/database/open.ts';
import type { Person } from '../../core/people/person.ts';
import { notFound, Refusal } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import type { Services } from '../../core/services.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { hashToken } from '../../core/secrets/secret.ts';
import { profileChosenMessage } from './letters.ts';
import { useProfile } from './profiles.ts';
import { beginSession } from './sessions.ts';
import { lockAccount } from '../../core/accounts/accounts.ts';
import { accounts, profiles, refreshTokens, sessions } from '../../core/accounts/tables.ts';

/** Lists a person's profiles, the latest used first. */
export const ownProfiles = async (database: Database, person: Person): Promise<OwnProfile[]> => {
  const rows = await database
    .select({
      osNo: profiles.osNo,
      osName: organisations.osName,
      logo: organisations.logo,
      primaryColor: organisations.primaryColor,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
    })
    .from(profiles)
    .leftJoin(organisations, eq(organisations.osNo, profiles.osNo))
    .where(eq(profiles.accountId, person.id))
    .orderBy(desc(profiles.lastUsedAt), desc(profiles.id));
  return rows.map((row) => ({ ...row, current: row.osNo === person.osNo }));
};

const IN_USE = 'You are already using this account';
const MOVED_ON = 'Your session continued in another window. Please reload this page and choose again.';

/**
 * Uses up the session's current refresh token.
 * @throws Refusal 422 for any other: an access token alone may be a copy, so cannot begin a session
 */
const spendRefreshToken = async (
  within: Database,
  { sessionId }: Person,
  token: string,
  now: Date,
): Promise<void> => {
  const spent = await within
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(refreshTokens.hash, hashToken(token)),
        eq(refreshTokens.sessionId, sessionId),
        isNull(refreshTokens.usedAt),
      ),
    )
    .returning({ hash: refreshTokens.hash });
  if (spent.length === 0) throw new Refusal(422, MOVED_ON, [{ path: 'refreshToken', message: MOVED_ON }]);
};

/**
 * Switches to another of the person's profiles. Ends the session and begins a new one that expires no later
 * (api/README.md, “A chosen profile begins a new session”).
 * @throws Refusal 404 for an unknown profile, or a session just ended; 409 for the profile in use; 422 without the
 * session's current refresh token.
 */
export const chooseProfile = async (
  services: Services,
  person: Person,
  { osNo, refreshToken }: { osNo: number | null; refreshToken: string },
  origin: Origin,
): Promise<TokenPair> => {
  const { clock, configuration, database } = services;
  const pair = await database.transaction(async (tx) => {
    // Locks the account before the session, in the order of its deletion.
    await lockAccount(tx, person.id);
    const now = clock.now();
    const [profile] = await tx
      .select({ id: profiles.id, osName: organisations.osName })
      .from(profiles)
      .leftJoin(organisations, eq(organisations.osNo, profiles.osNo))
      .where(and(eq(profiles.accountId, person.id), sql`${profiles.osNo} is not distinct from ${osNo}`));
    if (profile === undefined) throw notFound();
    if (osNo === person.osNo) throw new Refusal(409, IN_USE);
    // Locks the session before its tokens, in the order of their exchange.
    await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, person.sessionId))
      .for('update');
    await spendRefreshToken(tx, person, refreshToken, now);
    const [ended] = await tx
      .update(sessions)
      .set({ endedAt: now, endedBy: 'profile chosen' })
      .where(
        and(
          eq(sessions.id, person.sessionId),
          eq(sessions.accountId, person.id),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
        ),
      )
      .returning({ createdAt: sessions.createdAt });
    const [account] = await tx
      .select({
        id: accounts.id,
        email: accounts.email,
        mobile: accounts.mobile,
      })
      .from(accounts)
      .where(eq(accounts.id, person.id));
    if (ended === undefined || account === undefined) throw notFound();
    await useProfile(tx, clock, profile.id);
    await audit(tx, clock, origin, 'profile chosen', { accountId: person.id, sessionId: person.sessionId });
    await notify(services, tx, account, profileChosenMessage(configuration, profile.osName));
    return beginSession(services, tx, account, osNo, origin, ended.createdAt);
  });
  services.tokens.sessionsEnded([person.sessionId]);
  return pair;
};
