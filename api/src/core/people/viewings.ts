import type { Permission } from '@phila/contract';
import { and, eq, exists, gt, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { holds, readGrants } from '../access/rights.ts';
import { accountRoles } from '../access/role-tables.ts';
import { accounts, profiles, sessions } from '../accounts/tables.ts';
import { viewings } from './viewing-tables.ts';

const VIEWS: Permission = 'identity.viewing.write';

export interface LiveViewing {
  accountId: string;
  /** The organisation of the person's latest profile. */
  osNo: number | null;
  viewer: { id: string; sessionId: string };
}

/**
 * Reads an active viewing: neither stopped nor expired, its viewer signed in and allowed, the person without a role.
 * Null for any other.
 */
export const readLiveViewing = async (
  database: Database,
  now: Date,
  id: string,
): Promise<LiveViewing | null> => {
  const [row] = await database
    .select({ accountId: viewings.accountId, viewerId: viewings.viewerId, sessionId: sessions.id })
    .from(viewings)
    .innerJoin(
      sessions,
      and(
        eq(sessions.id, viewings.viewerSessionId),
        eq(sessions.accountId, viewings.viewerId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .innerJoin(accounts, and(eq(accounts.id, viewings.accountId), isNull(accounts.disabledAt)))
    .where(
      and(
        eq(viewings.id, id),
        isNull(viewings.endedAt),
        gt(viewings.expiresAt, now),
        not(
          exists(
            database
              .select({ one: sql`1` })
              .from(accountRoles)
              .where(eq(accountRoles.accountId, viewings.accountId)),
          ),
        ),
      ),
    );
  if (row === undefined || row.viewerId === null) return null;
  if (!holds({ grants: await readGrants(database, row.viewerId) }, VIEWS)) return null;
  const [profile] = await database
    .select({ osNo: profiles.osNo })
    .from(profiles)
    .where(eq(profiles.accountId, row.accountId))
    .orderBy(sql`${profiles.lastUsedAt} desc`, sql`${profiles.id} desc`)
    .limit(1);
  return {
    accountId: row.accountId,
    osNo: profile?.osNo ?? null,
    viewer: { id: row.viewerId, sessionId: row.sessionId },
  };
};
