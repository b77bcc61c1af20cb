import { and, eq, exists, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inBatches } from '../database/in-batches.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { profiles } from './tables.ts';

/*
 * Belonging to an organisation is claimed or confirmed. A person who signs up by an organisation's link, whose guid is
 * public, claims it: that gives colours and news. What costs the organisation something is for confirmed members alone:
 * the organisation's record of its employees confirms a member, and so does an invitation that the member accepted
 * (`profiles.membershipConfirmedAt`).
 */

/**
 * The condition of a query for anything that costs an organisation something, such as its bundles: whether the person
 * is a confirmed member of it, no matter which of their profiles is in use. It is false for a claimed member.
 * @param osNo the organisation that pays: its number, or the column that has it
 */
export const isConfirmedMember = (database: Database, personId: string, osNo: PgColumn | number): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(profiles)
      .where(
        and(
          eq(profiles.accountId, personId),
          eq(profiles.osNo, osNo),
          isNotNull(profiles.membershipConfirmedAt),
        ),
      ),
  );

/** A profile that is added to an account is not the one that the next sign-in starts with. */
const NOT_USED_YET = new Date(0);

interface ConfirmedMember {
  accountId: string;
  firstName: string;
  lastName: string;
  /** Whether the next sign-in starts with a profile that is made; default: false. */
  isCurrent?: boolean;
}

/**
 * Confirms that people belong to an organisation: each with a new profile there, or by confirming the one that was only
 * claimed, whose name stays. No account is among them twice.
 */
export const confirmMemberships = async (
  within: Database,
  now: Date,
  osNo: number,
  members: readonly ConfirmedMember[],
): Promise<void> => {
  for (const some of inBatches(members)) {
    const accountIds = some.map(({ accountId }) => accountId);
    const rows = await within
      .select({ accountId: profiles.accountId })
      .from(profiles)
      .where(
        and(
          eq(profiles.osNo, osNo),
          inArray(profiles.accountId, accountIds),
          isNotNull(profiles.membershipConfirmedAt),
        ),
      );
    const confirmed = new Set(rows.map(({ accountId }) => accountId));
    const others = some.filter(({ accountId }) => !confirmed.has(accountId));
    await insertRows(
      within,
      profiles,
      others.map(({ isCurrent = false, ...member }) => ({
        ...member,
        osNo,
        id: uuidv7(now),
        createdAt: now,
        lastUsedAt: isCurrent ? now : NOT_USED_YET,
        membershipConfirmedAt: now,
      })),
      sql`on conflict (account_id, os_no) do update set membership_confirmed_at = excluded.membership_confirmed_at
        where ${profiles.membershipConfirmedAt} is null`,
    );
  }
};

/** The same for one person. */
export const confirmMembership = (
  within: Database,
  now: Date,
  { osNo, ...member }: ConfirmedMember & { osNo: number },
): Promise<void> => confirmMemberships(within, now, osNo, [member]);
