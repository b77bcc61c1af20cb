import { and, isNotNull, lt } from 'drizzle-orm';
import { ADVICE_KEPT_YEARS } from '../../areas/advice/personal.ts';
import { adviceRequests } from '../../areas/advice/tables.ts';
import { tidyCapabilities } from '../capability/capability.ts';
import { tidyMessages } from '../mail/tidying.ts';
import type { Services } from '../services.ts';
import type { Task } from '../tasks/task.ts';
import { dataExports, retainedRecords } from './tables.ts';

const DAY = 86_400_000;
/** As the security log: it shows who asked for what. */
export const REQUESTS_KEPT = 365 * DAY;

const yearsBefore = (now: Date, years: number): Date => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
};

/**
 * Deletes what the privacy policy promises to keep no longer; sign-ups, sessions and the security log are the
 * account's own tidying. A test holds the periods to the policy's table.
 */
export const keepNoLonger = async (
  services: Pick<Services, 'database' | 'clock' | 'configuration'>,
): Promise<void> => {
  const { database, clock } = services;
  const now = clock.now();
  await database.delete(retainedRecords).where(lt(retainedRecords.keptUntil, now));
  await database
    .delete(adviceRequests)
    .where(lt(adviceRequests.createdAt, yearsBefore(now, ADVICE_KEPT_YEARS)));
  await database
    .delete(dataExports)
    .where(
      and(
        isNotNull(dataExports.finishedAt),
        lt(dataExports.requestedAt, new Date(now.getTime() - REQUESTS_KEPT)),
      ),
    );
  await tidyMessages(services);
  await tidyCapabilities(services);
};

export const retention: Task = { name: 'retention', every: 6 * 3_600_000, isLeased: true, run: keepNoLonger };
