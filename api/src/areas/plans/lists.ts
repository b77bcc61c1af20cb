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

/** The default year: the present one, else the latest before, else the earliest after. */
const yearMeant = (years: readonly number[], thisYear: number): number | null =>
  years.find((year) => year <= thisYear) ?? years.at(-1) ?? null;

/** The year to compare with: the latest before, else the next after, else itself. */
const yearBeside = (years: readonly number[], year: number): number =>
  years.find((one) => one < year) ?? years.findLast((one) => one > year) ?? year;

interface ListRequest {
  Year?: number | undefined;
  Beside?: 'true' | undefined;
}

/**
 * Reads the lists of a kind. Caches a list, serialised and compressed, until an import changes its revision; requests
 * only query years and revisions.
 */
const listsOf = <Plan>(kind: PlanKindName, schema: z.ZodMiniType<Plan, Plan>) => {
  const held = new Map<number | null, { mark: string; list: PlanList<Plan> }>();
  return async (
    { Year, Beside }: ListRequest,
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
    // Never caches a year without a list, because anybody may ask for any number of years.
    if (year === null || !years.includes(year)) return { year, years, plans: [] };
    const mark = JSON.stringify(known);
    const before = held.get(year);
    if (before?.mark === mark) return before.list;
    const [row] = await database
      .select({ plans: planLists.plans })
      .from(planLists)
      .where(and(eq(planLists.kind, kind), eq(planLists.year, year)));
    const plans = (row?.plans ?? []).flatMap((plan) => {
      // An older release may have imported it without a field now required.
      const { data } = schema.safeParse(plan);
      if (data === undefined) log.info('plan left out', { kind, year });
      return data === undefined ? [] : [data];
    });
    const list = constant({ year, years, plans });
    held.set(year, { mark, list });
    return list;
  };
};

/** Reads the lists of both kinds through a cache. */
const readLists = () => ({
  medicalAid: listsOf('medicalAid', medicalPlan),
  insurance: listsOf('insurance', insurancePlan),
});

/** The handlers, with a cache for each service. */
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
