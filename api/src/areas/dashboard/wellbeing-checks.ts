import type { calls, ValueOf } from '@phila/contract';
import type { WellbeingFlags } from '@phila/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { STALE } from '../../core/records/stored.ts';
import { financialWellbeingChecks as table } from './tables.ts';

type Checks = ValueOf<typeof calls.dashboard.wellbeingChecks>;

const NEVER_SAVED: Checks = {
  medicalInsurance: false,
  shortTermInsurance: false,
  will: false,
  retirementPlan: false,
  budget: false,
  mortage: false,
  vehicle: false,
  version: 0,
};

/** The person's checks; all off where they were never saved. */
export const readChecks = async (database: Database, personId: string): Promise<Checks> => {
  const { personId: _owner, ...columns } = getTableColumns(table);
  const [found] = await database.select(columns).from(table).where(eq(table.personId, personId));
  return found ?? NEVER_SAVED;
};

/**
 * Saves all seven, in one statement. Without a version it overwrites; version 0 means that none were saved before.
 * @throws Refusal 409 with the current ones when the version is stale.
 */
export const saveChecks = async (
  database: Database,
  personId: string,
  { version, ...flags }: WellbeingFlags & { version?: number | undefined },
): Promise<Checks> => {
  const change = { ...flags, version: sql`${table.version} + 1` };
  const inserting = database.insert(table).values({ ...flags, personId, version: 1 });
  const [saved] =
    version === undefined
      ? await inserting.onConflictDoUpdate({ target: table.personId, set: change }).returning()
      : version === 0
        ? await inserting.onConflictDoNothing().returning()
        : await database
            .update(table)
            .set(change)
            .where(and(eq(table.personId, personId), eq(table.version, version)))
            .returning();
  if (saved === undefined)
    throw new Refusal(409, STALE, undefined, { value: await readChecks(database, personId) });
  return saved;
};
