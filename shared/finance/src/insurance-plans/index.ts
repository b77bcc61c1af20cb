export {
  coverKinds,
  coverKindsOf,
  coverWords,
  exampleCar,
  extraWords,
  insuranceExtras,
  insuredThings,
} from './plan.ts';
export type { CoverKind, InsuranceExtra, InsurancePlan, InsuredThing, RateBand } from './plan.ts';
export { insurancePremium, type InsurancePremium, type ToInsure } from './premium.ts';
