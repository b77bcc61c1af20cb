import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { wealthEntries } from './tables.ts';

/** The person's last entry for a calculator or comparison, unchecked; undefined if none was saved. */
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

/**
 * Replaces the person's entry for a calculator or comparison. If it differs from one marked as their own, it is a trial
 * again.
 */
export const storeEntry = async (
  database: Database,
  key: { personId: string; calculator: string },
  row: { entry: unknown; savedAt: Date },
): Promise<void> => {
  await database
    .insert(wealthEntries)
    .values({ ...key, ...row })
    .onConflictDoUpdate({
      target: [wealthEntries.personId, wealthEntries.calculator],
      set: {
        ...row,
        isOwn: sql`${wealthEntries.isOwn} and ${wealthEntries.entry} = excluded.entry`,
      },
    });
};
