import { gte } from 'drizzle-orm';
import { firstIdAt } from '../../../core/database/uuid-v7.ts';
import { DAY } from '../../../core/durations.ts';
import type { DatabaseGauge } from '../../../core/metrics/database-gauge.ts';
import type { Services } from '../../../core/services.ts';
import { redemptions } from '../tables.ts';

export const redemptionGauge: DatabaseGauge<Services> = {
  name: 'phila_redemptions',
  help: 'Vouchers redeemed within the last 24 hours',
  labelNames: [],
  read: async ({ database, clock }) => {
    const since = new Date(clock.now().getTime() - DAY);
    const value = await database.$count(redemptions, gte(redemptions.id, firstIdAt(since)));
    return [{ labels: {}, value }];
  },
};
