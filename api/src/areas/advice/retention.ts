import { lt } from 'drizzle-orm';
import type { Services } from '../../core/services.ts';
import { ADVICE_KEPT_YEARS } from './personal.ts';
import { adviceRequests } from './tables.ts';

/** Deletes requests after their retention period (privacy policy, "How long we keep it"). */
export const retention = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - ADVICE_KEPT_YEARS);
  await database.delete(adviceRequests).where(lt(adviceRequests.createdAt, before));
};
