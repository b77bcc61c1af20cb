import { and, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inBatches } from '../database/in-batches.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { membershipAsks, profiles, sessions } from './tables.ts';

/*
 * A membership is claimed until it is confirmed. People claim it by signing up through an organisation's public link,
 * which only gives them its colours and news. An organisation claims it by recording somebody who has an account; that
 * person is then asked (`membershipAsks`). Benefits that cost the organisation something need a confirmed membership
 * (`profiles.membershipConfirmedAt`): the person accepted a request or an invitation, or the account was created from
 * the organisation's record.
 */

/**
 * SQL condition: the person is a confirmed member of the organisation, in any of their profiles. Benefits that the
 * organisation pays for need it.
 * @param osNo the paying organisation: its number, or a column with it
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

/** Keeps an added profile from being the current one at the next sign-in. */
const NOT_USED_YET = new Date(0);

interface NamedMember {
  accountId: string;
  firstName: string;
  lastName: string;
}

interface ConfirmedMember extends NamedMember {
  /** Makes the new profile the current one at the next sign-in; default: false. */
  isCurrent?: boolean;
}

/**
 * Confirms people's memberships of an organisation. Adds a profile for people without one; a claimed profile keeps its
 * name. `members` must not repeat an account.
 */
export const confirmMemberships = async (
  within: Database,
  now: Date,
  osNo: number,
  members: readonly ConfirmedMember[],
): Promise<void> => {
  for await (const some of inBatches(members)) {
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
    // Confirming answers an open request, and replaces a refusal.
    await within
      .delete(membershipAsks)
      .where(and(eq(membershipAsks.osNo, osNo), inArray(membershipAsks.accountId, accountIds)));
  }
};

/** Confirms a single person's membership. */
export const confirmMembership = (
  within: Database,
  now: Date,
  { osNo, ...member }: ConfirmedMember & { osNo: number },
): Promise<void> => confirmMemberships(within, now, osNo, [member]);

/**
 * Asks account holders to confirm an organisation's claim. Skips people who already confirmed, were asked or refused.
 * @param members as the organisation names them
 * @returns those who refused
 */
export const askMemberships = async (
  within: Database,
  now: Date,
  osNo: number,
  members: readonly NamedMember[],
): Promise<ReadonlySet<string>> => {
  const refused = new Set<string>();
  for await (const some of inBatches(members)) {
    const accountIds = some.map(({ accountId }) => accountId);
    const [confirmed, asked] = await Promise.all([
      within
        .select({ accountId: profiles.accountId })
        .from(profiles)
        .where(
          and(
            eq(profiles.osNo, osNo),
            inArray(profiles.accountId, accountIds),
            isNotNull(profiles.membershipConfirmedAt),
          ),
        ),
      within
        .select({ accountId: membershipAsks.accountId, refusedAt: membershipAsks.refusedAt })
        .from(membershipAsks)
        .where(and(eq(membershipAsks.osNo, osNo), inArray(membershipAsks.accountId, accountIds))),
    ]);
    for (const { accountId, refusedAt } of asked) if (refusedAt !== null) refused.add(accountId);
    const settled = new Set([...confirmed, ...asked].map(({ accountId }) => accountId));
    await insertRows(
      within,
      membershipAsks,
      some
        .filter(({ accountId }) => !settled.has(accountId))
        .map((member) => ({ ...member, osNo, askedAt: now })),
    );
  }
  return refused;
};

const isWaiting = (accountId: string, osNo: number): SQL | undefined =>
  and(
    eq(membershipAsks.accountId, accountId),
    eq(membershipAsks.osNo, osNo),
    isNull(membershipAsks.refusedAt),
  );

/** Accepts a request. @returns false if there was none, or it was answered */
export const acceptMembership = async (
  within: Database,
  now: Date,
  member: NamedMember & { osNo: number },
): Promise<boolean> => {
  const [asked] = await within
    .select({ osNo: membershipAsks.osNo })
    .from(membershipAsks)
    .where(isWaiting(member.accountId, member.osNo))
    .for('update');
  if (asked === undefined) return false;
  await confirmMembership(within, now, member);
  return true;
};

/** Switches to a profile of the person's own instead of the organisation's. */
const leaveOrganisation = async (within: Database, accountId: string, osNo: number): Promise<void> => {
  const at = and(eq(profiles.accountId, accountId), eq(profiles.osNo, osNo));
  const hasOwn = await within.$count(profiles, and(eq(profiles.accountId, accountId), isNull(profiles.osNo)));
  if (hasOwn > 0) await within.delete(profiles).where(at);
  else await within.update(profiles).set({ osNo: null }).where(at);
  await within
    .update(sessions)
    .set({ osNo: null })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.osNo, osNo)));
};

/**
 * Ends a claim, by the organisation or by the person's link.
 * @returns false if the person was not asked, or answered before
 */
export const refuseMembership = async (
  within: Database,
  now: Date,
  accountId: string,
  osNo: number,
): Promise<boolean> => {
  const refused = await within
    .update(membershipAsks)
    .set({ refusedAt: now })
    .where(isWaiting(accountId, osNo))
    .returning({ osNo: membershipAsks.osNo });
  if (refused.length === 0) return false;
  const claimed = and(
    eq(profiles.accountId, accountId),
    eq(profiles.osNo, osNo),
    isNull(profiles.membershipConfirmedAt),
  );
  if ((await within.$count(profiles, claimed)) > 0) await leaveOrganisation(within, accountId, osNo);
  return true;
};

/** Returns people without a record at the organisation to claimed members, and drops their requests. */
export const unconfirmMemberships = async (
  within: Database,
  osNo: number,
  accountIds: readonly string[],
): Promise<void> => {
  for await (const some of inBatches(accountIds)) {
    await within
      .update(profiles)
      .set({ membershipConfirmedAt: null })
      .where(and(eq(profiles.osNo, osNo), inArray(profiles.accountId, some)));
    await within
      .delete(membershipAsks)
      .where(
        and(
          eq(membershipAsks.osNo, osNo),
          inArray(membershipAsks.accountId, some),
          isNull(membershipAsks.refusedAt),
        ),
      );
  }
};
