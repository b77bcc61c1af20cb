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
import { accounts } from '../../core/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Each person's latest entry in a calculator or comparison. Results are recomputed, not stored (decision 0901). */
export const wealthEntries = pgTable(
  'wealth_entries',
  {
    personId: owner(),
    /** The calculator's name in `@phila/finance`, `payslip`, `compoundInterest`; or a comparison's, `compareInsurance`. */
    calculator: text('calculator').notNull(),
    entry: jsonb('entry').notNull(),
    /** True once the person marked it as their real figures; a trial before. */
    isOwn: boolean('is_own').notNull().default(false),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.calculator] })],
);

/**
 * Net-wealth statements, one a day (specification: wealth). Totals in rand are stored, so that the chart need not read
 * every line.
 */
export const netWealthSnapshots = pgTable(
  'net_wealth_snapshots',
  {
    personId: owner(),
    /** The day that the statement describes; not the day of saving it. */
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

/** Tax years added by administrators, or replacing shipped ones. */
export const taxYears = pgTable('tax_year', {
  /** The year in which the tax year ends. */
  id: integer('id').primaryKey(),
  figures: jsonb('figures').$type<TaxYear>().notNull(),
  version: integer('version').notNull().default(1),
  changedAt: moment('changed_at').notNull(),
  changedBy: uuid('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
});
