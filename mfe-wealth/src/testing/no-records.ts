import { calls } from '@phila/contract/calls';
import { answer, type Answer } from '@phila/platform/fake';

const { wealth, lookup } = calls;

/** Answers for a person without wealth records; later answers replace these. */
export const noRecords: readonly Answer[] = [
  answer(wealth.shortTermInsurance.list, []),
  answer(wealth.riskCover.list, []),
  answer(wealth.retirementPlanning.list, []),
  answer(wealth.shortTermInvestment.list, []),
  answer(wealth.debts.list, []),
  answer(lookup.bankBranches, []),
  answer(lookup.riskCoverTypes, []),
  answer(lookup.shortTermInvestmentsTypes, []),
  answer(lookup.shortTermInvestmentsProviders, []),
  answer(lookup.retirementPlanningTypes, []),
  answer(lookup.retirementPlanningProductProviders, []),
  answer(wealth.ownCalculations, []),
  answer(wealth.payslip.read, null),
  answer(wealth.mortgage.read, null),
  answer(wealth.vehicle.read, null),
  answer(wealth.loan.read, null),
  answer(wealth.netWealth.read, null),
];
