import type { Person } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';

/*
 * Belonging to an organisation is claimed or confirmed. Whoever signs up by an organisation's link, whose guid is
 * public, claims it: that gives colours and news. What costs the organisation something is for members whom its own
 * record of its employees confirms (`profiles.membershipConfirmedAt`).
 */

/** What somebody is told whose organisation does not know them. */
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
