import type { NetWealthEntry } from '@phila/finance/net-wealth';
import type { TaxYear } from '@phila/finance/tax-years';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../core/people/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The last entry of each person in each calculator and comparison. Results are recomputed, not stored (decision 0901). */
export const wealthEntries = pgTable(
  'wealth_entries',
  {
    personId: owner(),
    /** The calculator's name in `@phila/finance`, `payslip`, `compoundInterest`; or a comparison's, `compareInsurance`. */
    calculator: text('calculator').notNull(),
    entry: jsonb('entry').notNull(),
    /** The person said that this is what they really earn or pay; before that it is a trial. */
    isOwn: boolean('is_own').notNull().default(false),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.calculator] })],
);

/** Net-wealth statements, one a day (specification: wealth). The totals, in rand, are stored so that the chart does not read every line. */
export const netWealthSnapshots = pgTable(
  'net_wealth_snapshots',
  {
    personId: owner(),
    /** The day the statement describes, not the day it was saved. */
    day: date('day', { mode: 'string' }).notNull(),
    entry: jsonb('entry').$type<NetWealthEntry>().notNull(),
    assets: numeric('assets', { precision: 15, scale: 2, mode: 'number' }).notNull(),
    liabilities: numeric('liabilities', { precision: 15, scale: 2, mode: 'number' }).notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.day] }),
    index('net_wealth_snapshots_saved').on(table.personId, table.savedAt),
  ],
);

/** Tax years that an administrator added, or that replace a shipped one. */
export const taxYears = pgTable('tax_year', {
  /** The year in which the year of assessment ends. */
  id: integer('id').primaryKey(),
  figures: jsonb('figures').$type<TaxYear>().notNull(),
  version: integer('version').notNull().default(1),
  changedAt: moment('changed_at').notNull(),
  changedBy: uuid('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
});
