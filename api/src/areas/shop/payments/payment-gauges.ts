import { count, eq, gte, min } from 'drizzle-orm';
import { firstIdAt } from '../../../core/database/uuid-v7.ts';
import { DAY } from '../../../core/durations.ts';
import type { DatabaseGauge } from '../../../core/metrics/database-gauge.ts';
import type { Services } from '../../../core/services.ts';
import { shopPayments } from '../orders/tables.ts';

const { id, provider, state, createdAt } = shopPayments;

/** Tell who watches the site that people pay, and that their payments are settled. */
export const paymentGauges: readonly DatabaseGauge<Services>[] = [
  {
    name: 'phila_payments',
    help: 'Payments begun within the last 24 hours, by provider and state',
    labelNames: ['provider', 'state'],
    read: async ({ database, clock }) => {
      const since = new Date(clock.now().getTime() - DAY);
      const found = await database
        .select({ provider, state, count: count() })
        .from(shopPayments)
        .where(gte(id, firstIdAt(since)))
        .groupBy(provider, state);
      return found.map((row) => ({ labels: { provider: row.provider, state: row.state }, value: row.count }));
    },
  },
  {
    name: 'phila_payments_pending_age_seconds',
    help: 'Age of the oldest payment that its provider has not settled, by provider',
    labelNames: ['provider'],
    read: async ({ database, clock }) => {
      const found = await database
        .select({ provider, at: min(createdAt) })
        .from(shopPayments)
        .where(eq(state, 'pending'))
        .groupBy(provider);
      return found.map((row) => ({
        labels: { provider: row.provider },
        value: (clock.now().getTime() - (row.at ?? clock.now()).getTime()) / 1_000,
      }));
    },
  },
];
