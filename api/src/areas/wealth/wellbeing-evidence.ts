import type { WellbeingEvidence } from '@phila/contract';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/database/open.ts';
import { lookupRows } from '../../core/lookups/index.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { records } from './records.ts';
import { wealthEntries } from './tables.ts';

const VEHICLE = lookupRows.shortTermTypes.find(({ name }) => name === 'Vehicle')?.id ?? 0;

/** Tests for a row of the person's, optionally with `value` in the column `name`. */
const has = (table: PgTable, personId: string, name?: string, value?: string | number): SQL<boolean> => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const column = name === undefined ? undefined : columns[name];
  const further = column === undefined ? sql`` : sql` and ${column} = ${value}`;
  return sql<boolean>`exists (select 1 from ${table} where ${columns['personId']} = ${personId}${further})`;
};

/** Kinds of `debtKinds` that answer a check. */
const BOND = 1;
const VEHICLE_FINANCE = 2;

/** The page that shows a vehicle. */
const vehicleSource = (found: { vehiclePolicy: boolean; vehicleFinance: boolean }): string => {
  if (found.vehiclePolicy) return 'Short-Term Insurance';
  return found.vehicleFinance ? 'Loans & Bonds' : 'Finance Calculator';
};

/**
 * Finds which of the dashboard's seven checks the person's records in My Wealth prove, with the page of each. Counts
 * loans, and saved calculations that are the person's own rather than trials.
 */
export const wellbeingEvidence = async (
  database: Database,
  personId: string,
): Promise<WellbeingEvidence[]> => {
  /** A budget without any amount above zero was saved untouched, and says nothing of the person. */
  const filledBudget = sql<boolean>`exists (select 1 from ${wealthEntries} where ${wealthEntries.personId} = ${personId} and ${wealthEntries.calculator} = 'budget' and jsonb_path_exists(${wealthEntries.entry}, '$.* ? (@ > 0)'))`;
  const own = (calculator: string) =>
    sql<boolean>`exists (select 1 from ${wealthEntries} where ${wealthEntries.personId} = ${personId} and ${wealthEntries.calculator} = ${calculator} and ${wealthEntries.isOwn})`;
  const [found] = await database
    .select({
      medicalAid: has(records.medicalAidDetails.table, personId),
      insurance: has(records.shortTermInsurance.table, personId),
      will: has(records.willAndTestament.table, personId),
      retirement: has(records.retirementPlanning.table, personId),
      budget: filledBudget,
      bond: has(records.debts.table, personId, 'kind', BOND),
      vehicleFinance: has(records.debts.table, personId, 'kind', VEHICLE_FINANCE),
      mortgage: own('mortgage'),
      vehicle: own('vehicle'),
      vehiclePolicy: has(records.shortTermInsurance.table, personId, 'typeId', VEHICLE),
    })
    .from(accounts)
    .where(eq(accounts.id, personId));
  if (found === undefined) return [];
  const all: readonly (WellbeingEvidence & { isHeld: boolean })[] = [
    { check: 'medicalInsurance', source: 'Medical Aid', isHeld: found.medicalAid },
    { check: 'shortTermInsurance', source: 'Short-Term Insurance', isHeld: found.insurance },
    { check: 'will', source: 'Will & Testament', isHeld: found.will },
    { check: 'retirementPlan', source: 'Retirement Planning', isHeld: found.retirement },
    { check: 'budget', source: 'Budget Calculator', isHeld: found.budget },
    {
      check: 'mortage',
      source: found.bond ? 'Loans & Bonds' : 'Mortgage Calculator',
      isHeld: found.bond || found.mortgage,
    },
    {
      check: 'vehicle',
      source: vehicleSource(found),
      isHeld: found.vehiclePolicy || found.vehicleFinance || found.vehicle,
    },
  ];
  return all.filter(({ isHeld }) => isHeld).map(({ check, source }) => ({ check, source }));
};
