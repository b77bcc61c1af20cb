import { calls } from '@phila/contract';
import type { NetWealth } from '@phila/contract';
import {
  calculateNetWealth,
  netWealthEntry,
  netWealthPoints,
  type NetWealthEntry,
  type NetWealthResult,
} from '@phila/finance/net-wealth';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { implement } from '../../core/calls/implement.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { netWealthSnapshots } from './tables.ts';
import { dayInSouthAfrica } from './today.ts';

const { netWealth } = calls.wealth;

/** Ten years of daily statements: more than the chart shows, and a bound on a person's storage. */
const MAX_DAYS = 3_660;
const TOO_MANY_DAYS = `At most ${MAX_DAYS} days are kept`;

const historyOf = async (database: Database, personId: string) =>
  netWealthPoints(
    await database
      .select({
        date: netWealthSnapshots.day,
        assets: netWealthSnapshots.assets,
        liabilities: netWealthSnapshots.liabilities,
      })
      .from(netWealthSnapshots)
      .where(eq(netWealthSnapshots.personId, personId))
      .orderBy(asc(netWealthSnapshots.day)),
  );

/**
 * Adds the snapshot's day to the result. The stored entry stays without it, so that the next calculation gets its own
 * day.
 */
const resultOf = (entry: NetWealthEntry, day: string): NetWealthResult =>
  calculateNetWealth({ ...entry, date: day });

const refuseAnotherDay = async (database: Database, personId: string, day: string): Promise<void> => {
  const [others] = await database
    .select({ days: count() })
    .from(netWealthSnapshots)
    .where(and(eq(netWealthSnapshots.personId, personId), ne(netWealthSnapshots.day, day)));
  if ((others?.days ?? 0) >= MAX_DAYS) {
    throw new Refusal(422, TOO_MANY_DAYS, [{ path: 'date', message: TOO_MANY_DAYS }]);
  }
};

const lastSaved = async (database: Database, personId: string): Promise<NetWealth | null> => {
  const [last] = await database
    .select({ entry: netWealthSnapshots.entry, day: netWealthSnapshots.day })
    .from(netWealthSnapshots)
    .where(eq(netWealthSnapshots.personId, personId))
    .orderBy(desc(netWealthSnapshots.savedAt), desc(netWealthSnapshots.day))
    .limit(1);
  const entry = netWealthEntry.safeParse(last?.entry);
  if (last === undefined || !entry.success) return null;
  return {
    entry: entry.data,
    result: resultOf(entry.data, last.day),
    history: await historyOf(database, personId),
  };
};

export const implementations: Implementation[] = [
  implement(netWealth.read, (_input, { database, person }) => lastSaved(database, person.id)),
  implement(netWealth.save, async ({ body: entry }, { database, clock, person }) => {
    const now = clock.now();
    const day = entry.date?.slice(0, 10) ?? dayInSouthAfrica(now);
    await refuseAnotherDay(database, person.id, day);
    const result = resultOf(entry, day);
    const row = { entry, assets: result.totalAssets, liabilities: result.totalLiabilities, savedAt: now };
    await database
      .insert(netWealthSnapshots)
      .values({ personId: person.id, day, ...row })
      .onConflictDoUpdate({ target: [netWealthSnapshots.personId, netWealthSnapshots.day], set: row });
    return { entry, result, history: await historyOf(database, person.id) };
  }),
];
