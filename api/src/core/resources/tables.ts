import { type BulkJobAction, type RowVerdict } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A row that a job could not change, with the reason. */
export type RefusedRow = Pick<RowVerdict, 'id' | 'name'> & { message: string };

/**
 * Jobs that change more rows than a call may (`bulk-job.ts`). The rows belong to the site or an organisation, so only
 * the requester is personal.
 */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: uuid('id').primaryKey(),
    /** The person who requested the job; each step checks their current rights. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The resource's name. */
    resource: text('resource').notNull(),
    action: text('action').$type<BulkJobAction>().notNull(),
    /**
     * The values that `change` sets, as JSON, sealed with the job's id as they may be secrets. Null once the job has
     * ended.
     */
    sealedSet: text('sealed_set'),
    /** The operation that `undo` undoes. */
    undoes: uuid('undoes'),
    /** The job's operation in the audit, which `undo` looks up. */
    operation: uuid('operation').notNull(),
    /** The rows that the filter found at the request, ordered by id; emptied once it has ended. */
    ids: integer('ids').array().notNull(),
    total: integer('total').notNull(),
    /** The number of ids processed so far. */
    reached: integer('reached').notNull().default(0),
    done: integer('done').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The first refused rows. */
    refusedRows: jsonb('refused_rows').$type<RefusedRow[]>().notNull().default([]),
    /** The request that asked for it, for the audit. */
    requestId: text('request_id').notNull(),
    /** The network that asked for it: `197.86.12.0/24`. */
    network: text('network').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null while it waits or runs. */
    finishedAt: moment('finished_at'),
    /** The reason for ending early. */
    endedBy: text('ended_by', { enum: ['stopped', 'not allowed', 'failed'] }),
    /** When the person dismissed it from their list. */
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
