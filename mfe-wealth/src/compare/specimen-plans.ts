import type { InsurancePlan } from '@phila/finance/insurance-plans';
import type { MedicalPlan } from '@phila/finance/medical-plans';

/** A medical plan for tests; each test overrides the fields that it is about. The bands have no price yet. */
export const medicalPlan: MedicalPlan = {
  scheme: 'Aloe',
  plan: 'Core',
  network: 'any',
  hospitalPercent: 100,
  hospitalLimit: null,
  savingsPercent: 0,
  chronicConditions: 27,
  gapPremium: null,
  childrenCharged: null,
  isExample: false,
  note: null,
  bands: [],
};

/** A car policy for tests. */
export const carPlan: InsurancePlan = {
  insurer: 'Aloe',
  plan: 'Car',
  covers: 'vehicle',
  cover: 'comprehensive',
  excessPercent: 10,
  excessLeast: 100_000,
  youngDriverPercent: 0,
  monthlyFee: 0,
  liabilityLimit: 100_000_000,
  includes: ['roadside'],
  isExample: false,
  note: null,
  bands: [{ valueFrom: 0, ratePercent: 6, leastPremium: 0 }],
};
