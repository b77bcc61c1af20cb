import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { wealthEntries } from './tables.ts';

/** What the person kept last under this name, as it was stored; undefined where they never did. */
export const storedEntry = async (
  database: Database,
  personId: string,
  calculator: string,
): Promise<unknown> => {
  const [found] = await database
    .select({ entry: wealthEntries.entry })
    .from(wealthEntries)
    .where(and(eq(wealthEntries.personId, personId), eq(wealthEntries.calculator, calculator)));
  return found?.entry;
};

/** Keeps an entry in the place of the one before. */
export const storeEntry = async (
  database: Database,
  key: { personId: string; calculator: string },
  row: { entry: unknown; savedAt: Date },
): Promise<void> => {
  await database
    .insert(wealthEntries)
    .values({ ...key, ...row })
    .onConflictDoUpdate({ target: [wealthEntries.personId, wealthEntries.calculator], set: row });
};
