import { lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { limitCounts, throttles } from './tables.ts';

/** Deletes the counts of windows that are over. */
export const tidyLimits = async ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<void> => {
  const now = clock.now();
  await database.delete(throttles).where(lt(throttles.expiresAt, now));
  await database.delete(limitCounts).where(lt(limitCounts.expiresAt, now));
};
