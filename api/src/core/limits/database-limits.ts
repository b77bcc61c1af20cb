import { createHash } from 'node:crypto';
import type { Limit } from '@phila/contract';
import { eq, sql } from 'drizzle-orm';
import type { RateLimit } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import type { Clock } from '../clock.ts';
import type { Allowance, Limits } from './allowance.ts';
import { limitCounts } from './tables.ts';

/** Hashes a limit's name and key, so that the table holds no personal data. */
const storedKey = (name: Limit, key: string): string =>
  createHash('sha256').update(`${name}\n${key}`).digest('base64url');

type Counts = Pick<typeof limitCounts.$inferSelect, 'windowStart' | 'count' | 'previousCount'>;

/** Seconds until another use is allowed, if none is at `now`. */
const secondsUntilAllowed = ({ uses, window }: RateLimit, row: Counts | undefined, now: number): number => {
  if (row === undefined) return 1;
  const { windowStart, count, previousCount } = row;
  // In this window once enough of the previous one has passed, else early in the next, which weighs this one.
  const until =
    count < uses
      ? windowStart + window * (1 - (uses - 1 - count) / previousCount)
      : windowStart + window + window * (1 - (uses - 1) / count);
  return Math.max(1, Math.ceil((until - now) / 1_000));
};

/**
 * Limits kept in the database, so that several servers count together and a restart forgets nothing. One statement
 * decides and counts: of many uses at once only as many as are allowed come through.
 *
 * The row has a constant size: the count of this window and of the one before, which weighs as much as it still
 * overlaps the sliding window (15 uses of the minute before weigh 10 when 20 s of this one are over). Within one window
 * the number is exact. What needs an exact sliding window, or slows down instead of refusing, uses `throttle.ts`.
 */
export const databaseLimits = (
  numbers: Readonly<Record<Limit, RateLimit>>,
  database: Database,
  clock: Clock,
): Limits => {
  const use = async (name: Limit, whom: string): Promise<Allowance> => {
    const limit = numbers[name];
    const { uses, window } = limit;
    const now = clock.now().getTime();
    const key = storedKey(name, whom);
    const windowStart = Math.floor(now / window) * window;
    const { windowStart: stored, count, previousCount } = limitCounts;
    // A server whose clock is behind counts in the window that another has begun.
    const isSameWindow = sql`${stored} >= ${windowStart}::bigint`;
    const isWindowBefore = sql`${stored} = ${windowStart - window}::bigint`;
    const countNow = sql`case when ${isSameWindow} then ${count} else 0 end`;
    const countBefore = sql`case when ${isSameWindow} then ${previousCount} when ${isWindowBefore} then ${count} else 0 end`;
    // For a server behind, the window has not begun, so the previous one weighs fully.
    const remaining = sql`case when ${stored} > ${windowStart}::bigint then 1 else ${1 - (now - windowStart) / window}::numeric end`;
    const [counted] = await database
      .insert(limitCounts)
      .values({
        key,
        windowStart,
        count: 1,
        previousCount: 0,
        expiresAt: new Date(windowStart + 2 * window),
      })
      .onConflictDoUpdate({
        target: limitCounts.key,
        set: {
          windowStart: sql`greatest(${stored}, excluded.window_start)`,
          count: sql`${countNow} + 1`,
          previousCount: countBefore,
          expiresAt: sql`greatest(${limitCounts.expiresAt}, excluded.expires_at)`,
        },
        setWhere: sql`${countNow} + ceil(${countBefore} * ${remaining}) < ${uses}`,
      })
      .returning({ key: limitCounts.key });
    if (counted !== undefined) return { allowed: true, retryAfter: 0 };
    const [row] = await database.select().from(limitCounts).where(eq(limitCounts.key, key));
    return {
      allowed: false,
      retryAfter: secondsUntilAllowed(limit, atWindow(row, windowStart, window), now),
    };
  };

  return { use };
};

/** The row's counts as seen from the window at `windowStart`. */
const atWindow = (row: Counts | undefined, windowStart: number, window: number): Counts | undefined => {
  if (row === undefined || row.windowStart >= windowStart) return row;
  const previousCount = row.windowStart === windowStart - window ? row.count : 0;
  return { windowStart, count: 0, previousCount };
};
