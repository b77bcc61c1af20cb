import { paperEvidence, paperKinds, paperStates } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organisations } from '../../core/accounts/organisations.ts';
import { accounts } from '../../core/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ofOrganisation = () =>
  integer('os_no')
    .notNull()
    .references(() => organisations.osNo);

/** Papers that an organisation's administrators brought at once. */
export const paperBatches = pgTable(
  'paper_batches',
  {
    id: uuid('id').primaryKey(),
    osNo: ofOrganisation(),
    kind: text('kind', { enum: [...paperKinds] }).notNull(),
    title: text('title').notNull(),
    addedAt: moment('added_at').notNull(),
    /** When it was last handed over. */
    handOverAt: moment('hand_over_at'),
    /** The administrator who asked for that; each step checks their current rights. */
    askedBy: uuid('asked_by').references(() => accounts.id, { onDelete: 'set null' }),
    isUnderWay: boolean('is_under_way').notNull().default(false),
    isStopped: boolean('is_stopped').notNull().default(false),
  },
  (table) => [index('paper_batches_os_no').on(table.osNo, table.id)],
);

/** Files of a batch, and papers that people have. */
export const papers = pgTable(
  'papers',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => paperBatches.id, { onDelete: 'cascade' }),
    osNo: ofOrganisation(),
    /** The person it is for; only the organisation sees it before it is handed over. */
    personId: uuid('person_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Their name at the organisation, which its list keeps after they leave. */
    personName: text('person_name'),
    fileName: text('file_name').notNull(),
    /** Size in bytes. */
    size: integer('size').notNull(),
    /** SHA-256 of the bytes. */
    digest: text('digest').notNull(),
    /** Names the blob `papers/<id>`; null for what is no PDF, and once withdrawn. */
    blobId: uuid('blob_id'),
    state: text('state', { enum: [...paperStates] }).notNull(),
    by: text('by', { enum: [...paperEvidence] }),
    /** Names of the first people that a file names, if several. */
    several: text('several').array().notNull().default([]),
    addedAt: moment('added_at').notNull(),
    handedOverAt: moment('handed_over_at'),
    /** When the person first opened it or said that they read it. */
    readAt: moment('read_at'),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
  },
  (table) => [
    index('papers_batch').on(table.batchId, table.state),
    index('papers_person').on(table.personId),
    index('papers_added').on(table.addedAt),
    /** A person has the same bytes of an organisation once. */
    uniqueIndex('papers_once')
      .on(table.osNo, table.personId, table.digest)
      .where(sql`"state" = 'handedOver'`),
  ],
);
