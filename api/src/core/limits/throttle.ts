import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Allowance } from './allowance.ts';
import { countedTimes, MOST_DOUBLINGS, secondsUntilAllowed, type Throttle } from './sliding-window.ts';
import { throttles } from './tables.ts';

/** Hashes a limit with its account or address, so that typed names are not stored. */
export const throttleKey = (limit: string, whom: string): string =>
  createHash('sha256').update(`${limit}\n${whom}`).digest('base64url');

/** Selects the uses inside the window. */
const recent = (times: SQLWrapper, windowStart: number): SQL =>
  sql`select t from unnest(${times}) as t where t > ${windowStart}::bigint`;

/** Decides as `secondsUntilAllowed` does. */
const allowedSql = ({ uses, window, slower }: Throttle, now: number): SQL => {
  const count = sql`cardinality(array(${recent(throttles.times, now - window)}))`;
  const within = sql`${count} < ${uses}`;
  if (slower === undefined) return within;
  const pause = sql`least(${slower.longest}::bigint, ${slower.first}::bigint * (2 ^ least(${MOST_DOUBLINGS}::int, ${count} - ${uses}))::bigint)`;
  const last = sql`(select max(t) from unnest(${throttles.times}) as t)`;
  return sql`${within} or ${last} + ${pause} <= ${now}::bigint`;
};

/**
 * Counts a use in the database, so that several servers count together and a restart forgets nothing. One statement
 * decides and counts, so that concurrent uses on all servers stay within the limit. Refused uses do not count. The
 * window slides.
 */
export const countUse = async (
  database: Database,
  key: string,
  limit: Throttle,
  at: Date,
): Promise<Allowance> => {
  const now = at.getTime();
  const [allowed] = await database
    .insert(throttles)
    .values({ key, times: [now], expiresAt: new Date(now + limit.window) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        // Sorted, as another server's clock may be ahead.
        times: sql`array(${recent(sql`${throttles.times} || excluded.times`, now - limit.window)} order by t)`,
        expiresAt: sql`greatest(${throttles.expiresAt}, excluded.expires_at)`,
      },
      setWhere: allowedSql(limit, now),
    })
    .returning({ key: throttles.key });
  if (allowed !== undefined) return { allowed: true, retryAfter: 0 };
  const [row] = await database.select().from(throttles).where(eq(throttles.key, key));
  const counted = countedTimes(row?.times ?? [], limit, now);
  // At least a second, even if a use was given back since.
  return { allowed: false, retryAfter: Math.max(1, secondsUntilAllowed(limit, counted, now)) };
};

/** Forgets all uses. */
export const clearThrottle = async (database: Database, key: string): Promise<void> => {
  await database.delete(throttles).where(eq(throttles.key, key));
};

/** Takes back a use at this moment, leaving the others. */
export const giveBackUse = async (database: Database, key: string, at: Date): Promise<void> => {
  const place = sql`array_position(${throttles.times}, ${at.getTime()}::bigint)`;
  await database
    .update(throttles)
    .set({ times: sql`${throttles.times}[:${place} - 1] || ${throttles.times}[${place} + 1:]` })
    .where(and(eq(throttles.key, key), sql`${place} is not null`));
};
