import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A field of a row before and after a change, as reads return it. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
  /** Marks shortened values: an account or ID number, which cannot be restored. */
  isMasked?: true;
}

/** Kinds of entries: a change, a read of people's data, a file taken, or a refused call. */
export const auditEvents = ['change', 'read', 'export', 'refused'] as const;
export type AuditEvent = (typeof auditEvents)[number];

/**
 * Administrators' changes, their reads of people's data, and refused calls. Rows can only be added: a trigger refuses
 * updates, and deleting rows younger than the law requires (`append-only.sql`). Stores field names and keyed hashes
 * from before and after; values only for resources, which are never personal.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** UUID version 7, which sorts by time. */
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event', { enum: [...auditEvents] })
      .notNull()
      .default('change'),
    /** The account that did or tried it. No foreign key, because the entry outlives the account. */
    actorId: uuid('actor_id').notNull(),
    /** Method and path as declared: `PUT /Wealth/tax-years/{id}`. */
    call: text('call').notNull(),
    /** Ids of the rows changed or read, as texts. */
    rowIds: text('row_ids').array().notNull(),
    /** Names of the changed fields, if the call records its change; otherwise of all fields sent. */
    fields: text('fields').array().notNull(),
    /** Keyed hash of the row before; null for none, or a call that does not record its change. */
    beforeHash: text('before_hash'),
    /** Keyed hash of the row after; null for none, or a call that does not record its change. */
    afterHash: text('after_hash'),
    requestId: text('request_id').notNull(),
    /** The network that asked, abbreviated: `197.86.12.0/24`; null for entries older than this column. */
    network: text('network'),
    /** The row's resource; null for none. */
    resource: text('resource'),
    /** The action on the row: `create`, `update`, `remove` … */
    action: text('action'),
    /** The version that the row had afterwards. */
    version: integer('version'),
    /** Groups everything that a call did, so that it can be undone together. */
    operation: uuid('operation'),
    difference: jsonb('difference').$type<Difference[]>(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_actor').on(table.actorId, table.id),
    index('audit_entries_call').on(table.call, table.id),
    index('audit_entries_event').on(table.event, table.id),
    index('audit_entries_rows').using('gin', table.rowIds),
    index('audit_entries_operation')
      .on(table.operation)
      .where(sql`${table.operation} is not null`),
  ],
);
