import { calls, insurancePlan, medicalPlan, southAfricanDay } from '@phila/contract';
import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { constant } from '../../core/http/constant.ts';
import { implement, implementPrepared, type Implementation } from '../../core/calls/implement.ts';
import type { Services } from '../../core/services.ts';
import type { PlanKindName } from './import/plan-kind.ts';
import { readPlansFile, takePlansFile } from './import/plans-file.ts';
import { planLists } from './tables.ts';

export interface PlanList<Plan> {
  year: number | null;
  years: number[];
  plans: Plan[];
}

/** The default year: the current one, else the latest earlier one, else the earliest later one. */
const yearMeant = (years: readonly number[], thisYear: number): number | null =>
  years.find((year) => year <= thisYear) ?? years.at(-1) ?? null;

/** The year that is laid beside another: the latest before it, else the next after it, else itself. */
const yearBeside = (years: readonly number[], year: number): number =>
  years.find((one) => one < year) ?? years.findLast((one) => one > year) ?? year;

interface Asked {
  Year?: number | undefined;
  Beside?: 'true' | undefined;
}

/**
 * Reads the lists of one kind. A list is cached in memory, serialised and compressed, until its revision in the database
 * changes through an import; each request only queries which years and revisions exist.
 */
const listsOf = <Plan>(kind: PlanKindName, schema: z.ZodMiniType<Plan, Plan>) => {
  const held = new Map<number | null, { mark: string; list: PlanList<Plan> }>();
  return async (
    { Year, Beside }: Asked,
    { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  ): Promise<PlanList<Plan>> => {
    const known = await database
      .select({ year: planLists.year, revision: planLists.revision })
      .from(planLists)
      .where(eq(planLists.kind, kind))
      .orderBy(desc(planLists.year));
    const years = known.map(({ year }) => year);
    const meant = Year ?? yearMeant(years, Number(southAfricanDay(clock.now()).slice(0, 4)));
    const year = meant !== null && Beside === 'true' ? yearBeside(years, meant) : meant;
    // A year without a list is not cached, because anybody may ask for any number of such years.
    if (year === null || !years.includes(year)) return { year, years, plans: [] };
    const mark = JSON.stringify(known);
    const before = held.get(year);
    if (before?.mark === mark) return before.list;
    const [row] = await database
      .select({ plans: planLists.plans })
      .from(planLists)
      .where(and(eq(planLists.kind, kind), eq(planLists.year, year)));
    const plans = (row?.plans ?? []).flatMap((plan) => {
      // Imported by an older release and lacking a field that is required now.
      const { data } = schema.safeParse(plan);
      if (data === undefined) log.info('plan left out', { kind, year });
      return data === undefined ? [] : [data];
    });
    const list = constant({ year, years, plans });
    held.set(year, { mark, list });
    return list;
  };
};

/** Reads the lists of both kinds, with a cache of its own. */
export const readLists = () => ({
  medicalAid: listsOf('medicalAid', medicalPlan),
  insurance: listsOf('insurance', insurancePlan),
});

/** The handlers, with a cache of their own for each service. */
export const answers = (): Implementation[] => {
  const { medicalAid, insurance } = readLists();
  return [
    implement(calls.plans.medicalAid, ({ query }, services) => medicalAid(query, services)),
    implement(calls.plans.insurance, ({ query }, services) => insurance(query, services)),
    implementPrepared(
      calls.plans.plansFile,
      ({ file }) => readPlansFile(file),
      ({ body }, context, read) => takePlansFile(context, { read, isTried: body.dryRun === 'true' }),
    ),
  ];
};
