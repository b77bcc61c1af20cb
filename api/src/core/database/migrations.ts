import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder lies beside both `src` and `dist`, so the path holds for either. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Journal {
  entries: { when: number }[];
}

/** The times in milliseconds at which this build's migrations were made: drizzle applies them in that order. */
export const migrationTimes = async (): Promise<number[]> => {
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;
  return entries.map(({ when }) => when);
};
