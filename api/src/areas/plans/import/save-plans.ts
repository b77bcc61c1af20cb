import type { ImportedField } from '@phila/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { yieldToEventLoop } from '../../../core/yield-to-event-loop.ts';
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

const changesOf = async (
  { kind }: PlansRead,
  year: number,
  before: readonly object[],
  after: readonly PlanRead[],
): Promise<PlanChange[]> => {
  const known = new Map(before.map((plan) => [planName(kind, plan).toLowerCase(), plan]));
  const kept = new Set(after.map(({ name }) => name.toLowerCase()));
  const changes: PlanChange[] = [];
  const turn = yieldToEventLoop(1);
  for (const { line, name, plan } of after) {
    await turn();
    const old = known.get(name.toLowerCase());
    const fields = old === undefined ? [] : changedFields(planKindOf(kind), old, plan);
    const what = old === undefined ? 'added' : fields.length > 0 ? 'changed' : 'unchanged';
    changes.push({ year, line, name, what, fields });
  }
  for (const [key, plan] of known)
    if (!kept.has(key))
      changes.push({ year, line: null, name: planName(kind, plan), what: 'removed', fields: [] });
  return changes;
};

/**
 * Replaces the lists of the years in the file; other years stay. Runs in the caller's transaction, which a trial rolls
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
    const ofYear = await changesOf(read, year, (kept?.plans ?? []) as object[], plans);
    changes.push(...ofYear);
    if (ofYear.every(({ what }) => what === 'unchanged')) continue;
    await database
      .insert(planLists)
      .values({
        kind: read.kind,
        year,
        plans: plans.map(({ plan }) => plan),
        revision: uuidv7(now),
        importedAt: now,
      })
      .onConflictDoUpdate({
        target: [planLists.kind, planLists.year],
        // Refers to the row above, so that the list is sent once.
        set: {
          plans: sql`excluded.plans`,
          revision: sql`excluded.revision`,
          importedAt: sql`excluded.imported_at`,
        },
      });
  }
  return changes;
};
