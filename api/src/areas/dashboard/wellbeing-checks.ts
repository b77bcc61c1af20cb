import { ownAnswers, wellbeingFlags } from '@phila/contract';
import type { calls, ChangedFlags, OwnAnswers, ValueOf, WellbeingEvidence } from '@phila/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { STALE } from '../../core/records/stored.ts';
import { wellbeingEvidence } from '../wealth/public.ts';
import { financialWellbeingChecks as table } from './tables.ts';

type Checks = ValueOf<typeof calls.dashboard.wellbeingChecks>;

const shown = (
  stored: (OwnAnswers & { version: number }) | undefined,
  follows: WellbeingEvidence[],
): Checks => ({ ...wellbeingFlags(stored ?? null, follows), follows, version: stored?.version ?? 0 });

/** The person's answers; unanswered checks follow from their records. */
export const readChecks = async (database: Database, personId: string): Promise<Checks> => {
  const { personId: _owner, ...columns } = getTableColumns(table);
  const [found] = await database.select(columns).from(table).where(eq(table.personId, personId));
  return shown(found, await wellbeingEvidence(database, personId));
};

/**
 * Saves the given answers in a single statement, so that concurrent saves keep each other's. Overwrites without a
 * version; version 0 means that none were saved before.
 * @throws Refusal 409 with the current ones for a stale version.
 */
export const saveChecks = async (
  database: Database,
  personId: string,
  {
    version,
    follows: seen,
    ...sent
  }: ChangedFlags & { version?: number | undefined; follows?: readonly WellbeingEvidence[] | undefined },
): Promise<Checks> => {
  const now = await wellbeingEvidence(database, personId);
  const flags = ownAnswers(sent, seen ?? now);
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
  return shown(saved, now);
};
