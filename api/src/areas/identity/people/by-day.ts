import { FEWEST_PEOPLE } from '@phila/contract';
import { and, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/database/open.ts';
import { dayOf, eachDay, lastDays } from '../../../core/last-days.ts';
import type { AuthenticationEvent } from '../../../core/people/authentication-events.ts';
import { accounts, authenticationEvents, refreshTokens, sessions } from '../../../core/accounts/tables.ts';

const CAME: AuthenticationEvent[] = ['signed in', 'account verified'];

const told = (count: number): number | null => (count < FEWEST_PEOPLE ? null : count);

/** Suppresses the total too, or a small day could be derived from it. */
const totalOf = (all: number, counts: readonly number[]): number | null => {
  const untold = counts.filter((count) => told(count) === null);
  const rest = untold.reduce((sum, count) => sum + count, 0);
  return untold.length > 0 && rest < FEWEST_PEOPLE ? null : told(all);
};

/** Counts sign-ups and active people by day. */
export const peopleByDay = async (database: Database, now: Date) => {
  const days = lastDays(now);
  const count = sql<number>`count(*)::int`;
  const signUps = await database
    .select({ day: dayOf(accounts.createdAt), count })
    .from(accounts)
    .where(and(gte(accounts.createdAt, days.since), isNull(accounts.importedAt)))
    .groupBy(sql`1`);
  const here = union(
    database
      .select({
        day: dayOf(authenticationEvents.at).as('day'),
        accountId: sql<string>`${authenticationEvents.accountId}`.as('account_id'),
      })
      .from(authenticationEvents)
      .where(
        and(
          gte(authenticationEvents.at, days.since),
          inArray(authenticationEvents.event, CAME),
          isNotNull(authenticationEvents.accountId),
        ),
      ),
    database
      .select({
        day: dayOf(refreshTokens.createdAt).as('day'),
        accountId: sql<string>`${sessions.accountId}`.as('account_id'),
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(gte(sessions.lastUsedAt, days.since), gte(refreshTokens.createdAt, days.since))),
  ).as('here');
  const active = await database.select({ day: here.day, count }).from(here).groupBy(here.day);
  const [inAll] = await database
    .select({ count: sql<number>`count(distinct ${here.accountId})::int` })
    .from(here);
  const signUpCounts = eachDay(days, signUps);
  return {
    dates: [...days.dates],
    signUps: signUpCounts.map(told),
    active: eachDay(days, active).map(told),
    signUpsInAll: totalOf(
      signUpCounts.reduce((sum, one) => sum + one, 0),
      signUpCounts,
    ),
    // Safe to show: people come on several days, so it is not the sum of the days.
    activeInAll: told(inAll?.count ?? 0),
  };
};
