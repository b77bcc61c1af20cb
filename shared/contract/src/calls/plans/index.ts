export { keptInsurance, keptMedicalAid } from './kept.ts';
export { plansFile } from './plans-file.ts';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { FIRST_PLAN_YEAR, insurancePlan, LAST_PLAN_YEAR, medicalPlan } from './shapes.ts';

const query = z.strictObject({
  Year: z.optional(
    z.coerce.number<number>().check(z.int(), z.minimum(FIRST_PLAN_YEAR), z.maximum(LAST_PLAN_YEAR)),
  ),
  /** Selects the year before the chosen one, so that a page can load both years before it knows which exist. */
  Beside: z.optional(z.literal('true')),
});

const listOf = <Plan>(plan: z.ZodMiniType<Plan, Plan>) =>
  z.object({
    /** Year of the list; null if there is no list. */
    year: z.nullable(z.int()),
    /** Years with a list, latest first. */
    years: z.array(z.int()),
    plans: z.array(plan),
  });

const WHICH =
  'Without Year those of this year, or else of the latest year before it, or else of the first after it. With Beside=true those of the latest year before that one, or else of the next after it, or else its own. Whole, because a page compares them without saying what for; at most 500.';

export const medicalAid = call({
  method: 'GET',
  path: '/Plans/medical-aid',
  access: 'anyone',
  summary: `The plans of medical schemes in a year, by scheme and name, in whole cents. ${WHICH}`,
  query,
  value: listOf(medicalPlan),
});

export const insurance = call({
  method: 'GET',
  path: '/Plans/insurance',
  access: 'anyone',
  summary: `Short-term insurance of a year, by insurer and name, in whole cents. ${WHICH}`,
  query,
  value: listOf(insurancePlan),
});
