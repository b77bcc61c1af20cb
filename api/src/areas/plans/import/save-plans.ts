import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { planLists } from '../tables.ts';
import type { PlanRead, PlansRead } from './read-plans.ts';

/** What the import makes of a plan. */
export interface PlanChange {
  year: number;
  name: string;
  /** Null for a plan that the file does not have. */
  line: number | null;
  what: 'added' | 'changed' | 'unchanged' | 'removed';
  /** Which of its parts are other ones. */
  parts: readonly string[];
}

/** `Scheme, Plan`, as in the file. */
const nameOf = (kind: PlansRead['kind'], plan: object): string => {
  const { scheme, insurer, plan: name } = plan as { scheme?: string; insurer?: string; plan?: string };
  return `${String(kind === 'medicalAid' ? scheme : insurer)}, ${String(name)}`;
};

/** In the order of the file; the database keeps the parts of a plan in another one. */
const differing = (before: object, after: object): string[] => {
  const [a, b] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(b), ...Object.keys(a)])].filter(
    (part) => !isDeepStrictEqual(a[part], b[part]),
  );
};

const changesOf = (
  { kind }: PlansRead,
  year: number,
  before: readonly object[],
  after: readonly PlanRead[],
): PlanChange[] => {
  const known = new Map(before.map((plan) => [nameOf(kind, plan).toLowerCase(), plan]));
  const kept = new Set(after.map(({ name }) => name.toLowerCase()));
  return [
    ...after.map(({ line, name, plan }): PlanChange => {
      const old = known.get(name.toLowerCase());
      const parts = old === undefined ? [] : differing(old, plan);
      const what = old === undefined ? 'added' : parts.length > 0 ? 'changed' : 'unchanged';
      return { year, line, name, what, parts };
    }),
    ...[...known].flatMap(([key, plan]): PlanChange[] =>
      kept.has(key) ? [] : [{ year, line: null, name: nameOf(kind, plan), what: 'removed', parts: [] }],
    ),
  ];
};

/**
 * Puts each year of a file in the place of what was kept of it; other years stay as they are. All in one transaction,
 * which is the caller's to roll back.
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
