import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A row for each leased task: which server runs it now, when it is due next, and how it went (`lease.ts`). */
export const taskLeases = pgTable('task_leases', {
  name: text('name').primaryKey(),
  /** The server that runs it, by an id made at its start; null while none does. */
  holder: uuid('holder'),
  /** When the lease ends, unless its holder renews it before: then the holder has died. */
  leasedUntil: moment('leased_until'),
  /** The earliest start of the next round. */
  dueAt: moment('due_at').notNull(),
  lastStartedAt: moment('last_started_at'),
  lastFinishedAt: moment('last_finished_at'),
  lastFailedAt: moment('last_failed_at'),
  /** Name and code of the last failure; never its message, which may hold personal data. */
  lastFailure: text('last_failure'),
  /** The number of consecutive failures. */
  failures: integer('failures').notNull().default(0),
});
