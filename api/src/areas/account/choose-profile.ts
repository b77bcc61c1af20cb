import type { OwnProfile, Tokens as TokenPair } from '@phila/contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import type { Person } from '../../core/people/person.ts';
import { notFound } from '../../core/http/refusal.ts';
import { organisations } from '../../core/people/organisations.ts';
import type { Services } from '../../core/services.ts';
import { audit, type Origin } from '../../core/people/audit.ts';
import { useProfile } from './profiles.ts';
import { beginSession } from './sessions.ts';
import { accounts, profiles, sessions } from '../../core/people/tables.ts';

/** The profiles of a person, the one used last first. */
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

/**
 * Goes on with another of the person's own profiles, in a new session that lasts no longer than the old one would have;
 * the old one ends, and its tokens with it (api/README.md, “A chosen profile begins a new session”).
 * @throws Refusal 404 where the person has no such profile, or the session has just ended.
 */
export const chooseProfile = async (
  services: Services,
  person: Person,
  osNo: number | null,
  origin: Origin,
): Promise<TokenPair> => {
  const { clock, database } = services;
  const pair = await database.transaction(async (tx) => {
    const now = clock.now();
    const [profile] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.accountId, person.id), sql`${profiles.osNo} is not distinct from ${osNo}`));
    if (profile === undefined) throw notFound();
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
      .select({ id: accounts.id, role: accounts.role })
      .from(accounts)
      .where(eq(accounts.id, person.id));
    if (ended === undefined || account === undefined) throw notFound();
    await useProfile(tx, clock, profile.id);
    await audit(tx, clock, origin, 'profile chosen', { accountId: person.id, sessionId: person.sessionId });
    return beginSession(services, tx, account, osNo, origin, ended.createdAt);
  });
  services.tokens.sessionsEnded([person.sessionId]);
  return pair;
};
