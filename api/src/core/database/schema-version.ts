import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';
import { MIGRATIONS } from './open.ts';

interface Journal {
  entries: { when: number }[];
}

/** When the newest migration that this build knows was made, in milliseconds: drizzle applies them in that order. */
const newest = async (): Promise<number> => {
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;
  return Math.max(...entries.map(({ when }) => when));
};

let needed: Promise<number> | null = null;

/**
 * Whether every migration of this build was applied. They were when the service started, but a backup that was restored
 * since may be older. A schema of a later version serves this build as well.
 */
export const isSchemaCurrent = async (database: Database): Promise<boolean> => {
  needed ??= newest();
  const [{ current } = { current: false }] = await database
    .select({ current: sql<boolean>`coalesce(max(created_at), 0) >= ${await needed}` })
    .from(sql`drizzle.__drizzle_migrations`);
  return current;
};
