import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import type { Clock } from '../../core/clock.ts';
import { profiles } from '../../core/accounts/tables.ts';

type Profile = typeof profiles.$inferSelect;

/** The profile for a new session: the latest used. */
export const currentProfile = async (database: Database, accountId: string): Promise<Profile | null> => {
  const [profile] = await database
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(desc(profiles.lastUsedAt), desc(profiles.id))
    .limit(1);
  return profile ?? null;
};

export const useProfile = async (within: Database, clock: Clock, id: string): Promise<void> => {
  await within.update(profiles).set({ lastUsedAt: clock.now() }).where(eq(profiles.id, id));
};

/** Counts a person's profiles, at organisations and as a consumer. */
export const countProfiles = (database: Database, accountId: string): Promise<number> =>
  database.$count(profiles, eq(profiles.accountId, accountId));

/** The name and organisation of the profile in use (specification: accounts "Profile name"); null for none. */
export const profileName = async (
  database: Database,
  accountId: string,
  osNo: number | null,
): Promise<{
  firstName: string;
  lastName: string;
  osNo: number | null;
  orgIdGuid: string | null;
  leftOutRemotes: string[] | null;
} | null> => {
  const [found] = await database
    .select({
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      osNo: profiles.osNo,
      orgIdGuid: organisations.guid,
      leftOutRemotes: organisations.leftOutRemotes,
    })
    .from(profiles)
    .leftJoin(organisations, eq(organisations.osNo, profiles.osNo))
    .where(and(eq(profiles.accountId, accountId), sql`${profiles.osNo} is not distinct from ${osNo}`));
  return found ?? null;
};
