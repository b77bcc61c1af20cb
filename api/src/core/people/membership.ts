import { isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import type { Person } from './person.ts';
import { Refusal } from '../http/refusal.ts';
import { profiles } from './tables.ts';

/*
 * Belonging to an organisation is claimed or confirmed. Whoever signs up by an organisation's link, whose guid is
 * public, claims it: that gives colours and news. What costs the organisation something is for members whom its own
 * record of its employees confirms, or an invitation that they accepted (`profiles.membershipConfirmedAt`).
 */

/** The refusal of a person whose membership is not confirmed. */
export const NOT_CONFIRMED = 'Your organisation has not confirmed yet that you belong to it';

/**
 * To be asked before anything that costs an organisation something, such as its bundles.
 * @param osNo the organisation that pays; default: the one of the profile in use
 * @returns the organisation's number
 * @throws Refusal 403 for a member of none, of another one, and for one who only claims to be a member
 */
export const assertConfirmedMember = (
  person: Pick<Person, 'osNo' | 'isConfirmedMember'>,
  osNo: number | null = person.osNo,
): number => {
  if (osNo === null || person.osNo !== osNo || !person.isConfirmedMember)
    throw new Refusal(403, NOT_CONFIRMED);
  return osNo;
};

/** A profile that is added to an account is not the one that the next sign-in starts with. */
const NOT_USED_YET = new Date(0);

interface ConfirmedMember {
  accountId: string;
  osNo: number;
  firstName: string;
  lastName: string;
}

/**
 * Confirms that somebody belongs to an organisation: with a profile there, or by confirming the one that was only
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
