import type { ValuedRecord } from '@phila/contract';
import type { AnyFigureTable, FigureKind } from '@phila/finance/figure-tables';
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
import { cents } from '../../core/money/column.ts';

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
    /** When the person answered the offer to keep its lines as records; null before. */
    offeredAt: moment('offered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.day] }),
    index('net_wealth_snapshots_saved').on(table.personId, table.savedAt),
  ],
);

/** Values over time of what a person owns or owes, one a day (specification: wealth, "Net worth"). */
export const valuations = pgTable(
  'valuations',
  {
    personId: owner(),
    of: text('of').$type<ValuedRecord>().notNull(),
    /** Id of the row in the table that `of` says; deleted with it. */
    recordId: uuid('record_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Cents, for the whole, whatever the person's share. */
    value: cents('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.day] }),
    index('valuations_person').on(table.personId),
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

/** Tables of figures that others decide, added by administrators or replacing shipped ones. */
export const figureTables = pgTable(
  'figure_table',
  {
    kind: text('kind').$type<FigureKind>().notNull(),
    /** Day from which the figures hold, until the next table of the kind. */
    from: date('from_day', { mode: 'string' }).notNull(),
    figures: jsonb('figures').$type<AnyFigureTable>().notNull(),
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    changedBy: uuid('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.from] })],
);
