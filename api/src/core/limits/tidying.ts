import { lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import { throttles } from './tables.ts';

/** Deletes counted uses of past time windows. */
export const tidyLimits = async ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<void> => {
  await database.delete(throttles).where(lt(throttles.expiresAt, clock.now()));
};
