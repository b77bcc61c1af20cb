import { calls } from '@phila/contract/calls';
import type { InsurancePlan } from '@phila/finance/insurance-plans';
import type { MedicalPlan } from '@phila/finance/medical-plans';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { shippedAnswer } from './figures/shipped-answer.ts';
import { answered, type DrawnWithOf } from '@phila/platform/drawn-with';

const YEAR = 2026;
const years = [YEAR, YEAR - 1];

const medicalPlan: MedicalPlan = {
  scheme: 'Thembi',
  plan: 'Core',
  network: 'any',
  hospitalPercent: 100,
  hospitalLimit: null,
  savingsPercent: 17,
  chronicConditions: 27,
  gapPremium: null,
  childrenCharged: null,
  isExample: true,
  note: null,
  bands: [{ incomeFrom: 0, main: 300_000, adult: 200_000, child: 100_000 }],
};
const insurancePlan: InsurancePlan = {
  insurer: 'Umbrella',
  plan: 'Whole',
  covers: 'vehicle',
  cover: 'comprehensive',
  excessPercent: 0,
  excessLeast: 500_000,
  youngDriverPercent: 0,
  monthlyFee: 0,
  liabilityLimit: 1_000_000_000,
  includes: ['roadside'],
  isExample: true,
  note: null,
  bands: [{ valueFrom: 0, ratePercent: 7.5, leastPremium: 0 }],
};

/** Sample answers, with which the pages are drawn and hydrated in the tests (shared/tooling/drawing). */
export const drawnWith: DrawnWithOf = {
  '/mortgageCalculator': { answers: [answered(calls.wealth.figureTables, {}, shippedAnswer)] },
  '/vehicleCalculator': { answers: [answered(calls.wealth.figureTables, {}, shippedAnswer)] },
  '/loanCalculator': { answers: [answered(calls.wealth.figureTables, {}, shippedAnswer)] },
  '/payslipSimulator': { answers: [answered(calls.wealth.taxYears, {}, [...shippedTaxYears])] },
  '/retirementCalculator': {
    answers: [
      answered(calls.wealth.taxYears, {}, [...shippedTaxYears]),
      answered(calls.wealth.figureTables, {}, shippedAnswer),
    ],
  },
  '/compareMyMedicalAid': {
    answers: [
      answered(calls.wealth.taxYears, {}, [...shippedTaxYears]),
      answered(calls.plans.medicalAid, { query: {} }, { year: YEAR, years, plans: [medicalPlan] }),
    ],
  },
  '/compareMyInsurance': {
    answers: [answered(calls.plans.insurance, { query: {} }, { year: YEAR, years, plans: [insurancePlan] })],
  },
};
