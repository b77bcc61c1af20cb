import {
  coverKinds,
  insuranceExtras,
  insuredThings,
  type InsurancePlan,
} from '@phila/finance/insurance-plans';
import { hospitalNetworks, type MedicalPlan } from '@phila/finance/medical-plans';
import * as z from 'zod/mini';

/** Years that a list of plans may have. */
export const FIRST_PLAN_YEAR = 2000;
export const LAST_PLAN_YEAR = 2100;

const cents = z.int();
const centsOrNone = z.nullable(z.int());
const note = z.nullable(z.string());

/** Medical plan with amounts in whole cents. Rules are checked on import (docs/guides/import-plans.md). */
export const medicalPlan: z.ZodMiniType<MedicalPlan, MedicalPlan> = z.object({
  scheme: z.string(),
  plan: z.string(),
  network: z.enum(hospitalNetworks),
  hospitalPercent: z.number(),
  hospitalLimit: centsOrNone,
  savingsPercent: z.number(),
  chronicConditions: z.int(),
  gapPremium: centsOrNone,
  childrenCharged: z.nullable(z.int()),
  isExample: z.boolean(),
  note,
  bands: z.array(z.object({ incomeFrom: cents, main: cents, adult: cents, child: cents })),
});

/** Insurance plan, likewise. */
export const insurancePlan: z.ZodMiniType<InsurancePlan, InsurancePlan> = z.object({
  insurer: z.string(),
  plan: z.string(),
  covers: z.enum(insuredThings),
  cover: z.enum(coverKinds),
  excessPercent: z.number(),
  excessLeast: cents,
  youngDriverPercent: z.number(),
  monthlyFee: cents,
  liabilityLimit: centsOrNone,
  includes: z.array(z.enum(insuranceExtras)),
  isExample: z.boolean(),
  note,
  bands: z.array(z.object({ valueFrom: cents, ratePercent: z.number(), leastPremium: cents })),
});
