import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * How a service from before the job engine divided its recurring work. It may run beside this one during an update, so
 * the table stays for as long as that version is supported; a migration set it so that nothing is due there.
 */
export const taskLeases = pgTable('task_leases', {
  name: text('name').primaryKey(),
  holder: uuid('holder'),
  leasedUntil: moment('leased_until'),
  dueAt: moment('due_at').notNull(),
  lastStartedAt: moment('last_started_at'),
  lastFinishedAt: moment('last_finished_at'),
  lastFailedAt: moment('last_failed_at'),
  lastFailure: text('last_failure'),
  failures: integer('failures').notNull().default(0),
});
