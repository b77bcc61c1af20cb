import { sql } from 'drizzle-orm';
import { migrationTimes } from './migrations.ts';
import type { Database } from './open.ts';

let needed: Promise<number> | null = null;

/**
 * Tells if every migration of this build is applied: they were at the start, but a restored backup may be older. A
 * later schema works too.
 */
export const isSchemaCurrent = async (database: Database): Promise<boolean> => {
  needed ??= migrationTimes().then((times) => Math.max(...times));
  const [{ current } = { current: false }] = await database
    .select({ current: sql<boolean>`coalesce(max(created_at), 0) >= ${await needed}` })
    .from(sql`drizzle.__drizzle_migrations`);
  return current;
};
