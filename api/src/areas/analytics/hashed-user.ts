import { createHash, randomBytes } from 'node:crypto';
import { southAfricanDay } from '@phila/contract';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import type { Services } from '../../core/services.ts';
import type { Task } from '../../core/jobs/task.ts';
import { analyticsSalts } from './tables.ts';
import { HOUR } from '../../core/durations.ts';

/** The day's salt, the same on every server; the first that needs it creates it. */
const saltOf = async (database: Database, date: string): Promise<string> => {
  const read = () => database.select().from(analyticsSalts).where(eq(analyticsSalts.date, date));
  const [there] = await read();
  if (there !== undefined) return there.salt;
  await database
    .insert(analyticsSalts)
    .values({ date, salt: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [made] = await read();
  return made?.salt ?? saltOf(database, date);
};

/** SHA-256 of the person and the day's salt, in hex, so that it changes daily. */
export const hashedUser = async (database: Database, personId: string, date: string): Promise<string> =>
  createHash('sha256')
    .update(`${await saltOf(database, date)} ${personId}`)
    .digest('hex');

/** Deletes salts of earlier days. */
export const forgetSalts = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  await database.delete(analyticsSalts).where(lt(analyticsSalts.date, southAfricanDay(clock.now())));
};

export const forgettingSalts: Task<Services> = {
  name: 'forgetting salts',
  every: HOUR,
  run: forgetSalts,
};
