import type { ImportedField } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { planLists } from '../tables.ts';
import { changedFields } from './changed-fields.ts';
import { planKindOf, planName } from './plan-kind.ts';
import type { PlanRead, PlansRead } from './read-plans.ts';

/** A plan's change by the import. */
export interface PlanChange {
  year: number;
  name: string;
  /** Its line in the file; null for a plan that is only in the database. */
  line: number | null;
  what: 'added' | 'changed' | 'unchanged' | 'removed';
  /** Differences from the stored plan. */
  fields: ImportedField[];
}

const changesOf = (
  { kind }: PlansRead,
  year: number,
  before: readonly object[],
  after: readonly PlanRead[],
): PlanChange[] => {
  const known = new Map(before.map((plan) => [planName(kind, plan).toLowerCase(), plan]));
  const kept = new Set(after.map(({ name }) => name.toLowerCase()));
  return [
    ...after.map(({ line, name, plan }): PlanChange => {
      const old = known.get(name.toLowerCase());
      const fields = old === undefined ? [] : changedFields(planKindOf(kind), old, plan);
      const what = old === undefined ? 'added' : fields.length > 0 ? 'changed' : 'unchanged';
      return { year, line, name, what, fields };
    }),
    ...[...known].flatMap(([key, plan]): PlanChange[] =>
      kept.has(key) ? [] : [{ year, line: null, name: planName(kind, plan), what: 'removed', fields: [] }],
    ),
  ];
};

/**
 * Replaces the list of each year in the file; other years stay. Runs in the caller's transaction, which may be rolled
 * back.
 */
export const savePlans = async (database: Database, read: PlansRead, now: Date): Promise<PlanChange[]> => {
  const changes: PlanChange[] = [];
  for (const [year, plans] of [...read.years].toSorted(([a], [b]) => a - b)) {
    const [kept] = await database
      .select({ plans: planLists.plans })
      .from(planLists)
      .where(and(eq(planLists.kind, read.kind), eq(planLists.year, year)))
      .for('update');
    const ofYear = changesOf(read, year, (kept?.plans ?? []) as object[], plans);
    changes.push(...ofYear);
    if (ofYear.every(({ what }) => what === 'unchanged')) continue;
    const list = { plans: plans.map(({ plan }) => plan), revision: uuidv7(now), importedAt: now };
    await database
      .insert(planLists)
      .values({ kind: read.kind, year, ...list })
      .onConflictDoUpdate({ target: [planLists.kind, planLists.year], set: list });
  }
  return changes;
};
