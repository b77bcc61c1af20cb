import { calls } from '@phila/contract/calls';
import { answer, type Answer } from '@phila/platform/fake';

const { wealth, lookup } = calls;

/** What the service answers for a person who has kept nothing of their wealth; answers that follow take their places. */
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
