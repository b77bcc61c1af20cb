import { type BulkJobAction, type RowVerdict } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../people/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A row that a job could not change, and why. */
export type RefusedRow = Pick<RowVerdict, 'id' | 'name'> & { message: string };

/**
 * Changes of more rows than one call changes (`bulk-job.ts`). The rows are the site's or an organisation's: nothing here
 * is about a person but who asked for it.
 */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: uuid('id').primaryKey(),
    /** Who asked for it, and whose rights count at each step. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The name of the resource. */
    resource: text('resource').notNull(),
    action: text('action').$type<BulkJobAction>().notNull(),
    /** What `change` sets, as JSON and sealed with the job's id: it may be a secret. Null once the job has ended. */
    sealedSet: text('sealed_set'),
    /** The operation that `undo` takes back. */
    undoes: uuid('undoes'),
    /** Of the entries in the audit and of `undo`. */
    operation: uuid('operation').notNull(),
    /** The rows as the filter found them when it was asked for, in the order of the ids; none once it has ended. */
    ids: integer('ids').array().notNull(),
    total: integer('total').notNull(),
    /** How many of the ids it has come to. */
    reached: integer('reached').notNull().default(0),
    done: integer('done').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The first of the rows that were refused. */
    refusedRows: jsonb('refused_rows').$type<RefusedRow[]>().notNull().default([]),
    /** Of the call that asked for it, for the audit. */
    requestId: text('request_id').notNull(),
    /** Where it was asked from, coarsely: `197.86.12.0/24`. */
    network: text('network').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null while it waits or is under way. */
    finishedAt: moment('finished_at'),
    /** Why it ended before it had come to every row. */
    endedBy: text('ended_by', { enum: ['stopped', 'not allowed', 'failed'] }),
    /** When the person took it from their list. */
    putAwayAt: moment('put_away_at'),
  },
  (table) => [
    index('bulk_jobs_account').on(table.accountId, table.resource),
    index('bulk_jobs_operation').on(table.operation),
    index('bulk_jobs_finished')
      .on(table.finishedAt)
      .where(sql`${table.finishedAt} is not null`),
  ],
);
