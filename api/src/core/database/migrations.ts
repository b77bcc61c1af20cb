import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder lies beside both `src` and `dist`, so the path holds for either. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

interface Journal {
  entries: { when: number; tag: string }[];
}

const readJournal = async (): Promise<Journal['entries']> => {
  const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;
  return entries;
};

/** Creation times of this build's migrations, in milliseconds: drizzle applies them in this order. */
export const migrationTimes = async (): Promise<number[]> => (await readJournal()).map(({ when }) => when);

/** A step from one version's tables to the next one's. */
export interface Migration {
  name: string;
  /** When it was made, in milliseconds. */
  when: number;
  statements: string[];
}

/** Reads this build's migrations, in their order. */
export const migrations = async (): Promise<Migration[]> =>
  Promise.all(
    (await readJournal()).map(async ({ when, tag }) => ({
      name: tag,
      when,
      statements: (await readFile(join(MIGRATIONS, `${tag}.sql`), 'utf8')).split('--> statement-breakpoint'),
    })),
  );
