import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder lies beside both `src` and `dist`, so the path holds for either. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Journal {
  entries: { when: number }[];
}

/** Creation times of this build's migrations, in milliseconds: drizzle applies them in this order. */
export const migrationTimes = async (): Promise<number[]> => {
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;
  return entries.map(({ when }) => when);
};
