import { and, isNotNull, lt } from 'drizzle-orm';
import type { WholeService } from '../../core/area.ts';
import type { Services } from '../../core/services.ts';
import type { Task } from '../../core/jobs/task.ts';
import { dataExports, retainedRecords } from './tables.ts';
import { DAY, HOUR } from '../../core/durations.ts';

/** Keeps requests as long as the security log. */
export const REQUESTS_KEPT = 365 * DAY;

/** Deletes records once the law no longer requires them, and requests for exports after a year. */
export const retention = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await database.delete(retainedRecords).where(lt(retainedRecords.keptUntil, now));
  await database
    .delete(dataExports)
    .where(
      and(
        isNotNull(dataExports.finishedAt),
        lt(dataExports.requestedAt, new Date(now.getTime() - REQUESTS_KEPT)),
      ),
    );
};

/**
 * Deletes data after the privacy policy's periods, area by area; accounts tidy sign-ups, sessions and the security log
 * themselves. A test compares the periods with the policy's table.
 */
export const keepNoLonger = async (services: WholeService): Promise<void> => {
  for (const area of services.areas) await area.retention?.(services);
};

export const retaining: Task<WholeService> = {
  name: 'retention',
  every: 6 * HOUR,
  run: keepNoLonger,
};
