import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RateLimit } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import { throttles } from './tables.ts';

/** Hashes a limit with its account or address, so that typed names are not stored. */
export const throttleKey = (limit: string, whom: string): string =>
  createHash('sha256').update(`${limit}\n${whom}`).digest('base64url');

export interface Use {
  allowed: boolean;
  /** Seconds until the next use is allowed; 0 if this one was. */
  retryAfter: number;
}

export interface Throttle extends RateLimit {
  /**
   * Allows uses above the limit after a pause since the last: `first` milliseconds, doubled each time, up to `longest`.
   * Without it, none until the window has moved on.
   */
  slower?: { first: number; longest: number };
}

/** The uses inside the window, as a PostgreSQL array. */
const recent = (windowStart: number): SQL =>
  sql`array(select t from unnest(${throttles.times}) as t where t > ${windowStart}::bigint order by t)`;

const allowedSql = ({ uses, window, slower }: Throttle, now: number): SQL => {
  const count = sql`cardinality(${recent(now - window)})`;
  const within = sql`${count} < ${uses}`;
  if (slower === undefined) return within;
  // Bounds the exponent, so that the power cannot overflow.
  const pause = sql`least(${slower.longest}::bigint, ${slower.first}::bigint * (2 ^ least(20, ${count} - ${uses}))::bigint)`;
  const last = sql`(select max(t) from unnest(${throttles.times}) as t)`;
  return sql`${within} or ${last} + ${pause} <= ${now}::bigint`;
};

const secondsUntilAllowed = ({ uses, window, slower }: Throttle, times: number[], now: number): number => {
  const counted = times.filter((time) => time > now - window);
  const over = counted.at(-uses);
  if (over === undefined) return 1;
  const wholeWindow = over + window;
  const last = counted.at(-1) ?? now;
  const pause = slower && Math.min(slower.longest, slower.first * 2 ** Math.min(20, counted.length - uses));
  const until = pause === undefined ? wholeWindow : Math.min(wholeWindow, last + pause);
  return Math.max(1, Math.ceil((until - now) / 1_000));
};

/**
 * Counts a use in a single statement that also decides, so that concurrent uses on all servers stay within the limit.
 * Refused uses do not count. The window slides.
 */
export const useThrottle = async (
  database: Database,
  key: string,
  limit: Throttle,
  at: Date,
): Promise<Use> => {
  const now = at.getTime();
  const [counted] = await database
    .insert(throttles)
    .values({ key, times: [now], expiresAt: new Date(now + limit.window) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        times: sql`${recent(now - limit.window)} || excluded.times`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: allowedSql(limit, now),
    })
    .returning({ key: throttles.key });
  if (counted !== undefined) return { allowed: true, retryAfter: 0 };
  const [row] = await database.select().from(throttles).where(eq(throttles.key, key));
  return { allowed: false, retryAfter: secondsUntilAllowed(limit, row?.times ?? [], now) };
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
