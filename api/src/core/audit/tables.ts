import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A field of a row before and after a change, as a read gives it. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
  /** Marks shortened values: an account or ID number, which cannot be restored. */
  isMasked?: true;
}

/** Names what an entry is about: a change, people's data that were read, a file that was taken away, or a call that was refused. */
export const auditEvents = ['change', 'read', 'export', 'refused'] as const;
export type AuditEvent = (typeof auditEvents)[number];

/**
 * Administrators' changes, their reads of people's data, and refused calls. Rows are only ever added: a trigger refuses
 * every update, and every delete of a row younger than the law asks for (`append-only.sql`). Stores names of fields,
 * with keyed hashes of before and after; values only of resources, which belong to the site or an organisation and to
 * no person.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** UUID version 7: the order of the ids is the order in time. */
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event', { enum: [...auditEvents] })
      .notNull()
      .default('change'),
    /** The account of who did it or tried to. No foreign key: the entry outlives the account, and then its id refers to nothing. */
    actorId: uuid('actor_id').notNull(),
    /** Method and path as declared: `PUT /Wealth/tax-years/{id}`. */
    call: text('call').notNull(),
    /** The ids of the rows that were changed, or of what was read, as texts. */
    rowIds: text('row_ids').array().notNull(),
    /** The names of the fields that were sent or, where the call says what it changed, that differ. */
    fields: text('fields').array().notNull(),
    /** Keyed hash of the row before; null where there was none, or the call does not say. */
    beforeHash: text('before_hash'),
    /** Keyed hash of the row after; null where there is none any more, or the call does not say. */
    afterHash: text('after_hash'),
    requestId: text('request_id').notNull(),
    /** The network that asked, coarsely: `197.86.12.0/24`; null for an entry from before it was kept. */
    network: text('network'),
    /** The name of the resource that the row is of; null where it is of none. */
    resource: text('resource'),
    /** The act on the row: `create`, `update`, `remove` … */
    action: text('action'),
    /** The version that the row had afterwards. */
    version: integer('version'),
    /** Binds all that one call did, so that it can be taken back together. */
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
