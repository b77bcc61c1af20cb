import { min } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { outbox } from '../mail/tables.ts';
import type { DatabaseGauge } from './database-gauge.ts';

interface Given {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs<never>, 'load' | 'countFailed'>;
}

/** Quantities of what no area owns: work to do, and messages to send. */
export const ownGauges: readonly DatabaseGauge<Given>[] = [
  {
    name: 'phila_jobs',
    help: 'Jobs by queue and state, up to a minute old',
    labelNames: ['queue', 'state'],
    read: async ({ jobs }) =>
      (await jobs.load()).flatMap(({ name, waiting, underWay }) => [
        { labels: { queue: name, state: 'waiting' }, value: waiting },
        { labels: { queue: name, state: 'active' }, value: underWay },
      ]),
  },
  {
    name: 'phila_jobs_failed',
    help: 'Jobs that failed for good and that no one has seen to yet',
    labelNames: [],
    read: async ({ jobs }) => [{ labels: {}, value: await jobs.countFailed() }],
  },
  {
    name: 'phila_outbox_age_seconds',
    help: 'Age of the oldest message that was not sent yet, by channel',
    labelNames: ['channel'],
    read: async ({ database, clock }) => {
      const oldest = await database
        .select({ channel: outbox.channel, at: min(outbox.createdAt) })
        .from(outbox)
        .groupBy(outbox.channel);
      return outbox.channel.enumValues.map((channel) => {
        const at = oldest.find((one) => one.channel === channel)?.at ?? null;
        return {
          labels: { channel },
          value: at === null ? 0 : (clock.now().getTime() - at.getTime()) / 1_000,
        };
      });
    },
  },
];
