import { and, eq, exists, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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
  osNo: number;
  firstName: string;
  lastName: string;
}

/**
 * Confirms that a person belongs to an organisation: with a new profile there, or by confirming the one that was only
 * claimed, whose name stays.
 * @param isCurrent whether the next sign-in starts with a profile that is made; default: false
 */
export const confirmMembership = async (
  within: Database,
  now: Date,
  member: ConfirmedMember,
  isCurrent = false,
): Promise<void> => {
  await within
    .insert(profiles)
    .values({
      ...member,
      id: uuidv7(now),
      createdAt: now,
      lastUsedAt: isCurrent ? now : NOT_USED_YET,
      membershipConfirmedAt: now,
    })
    .onConflictDoUpdate({
      target: [profiles.accountId, profiles.osNo],
      set: { membershipConfirmedAt: now },
      setWhere: isNull(profiles.membershipConfirmedAt),
    });
};
