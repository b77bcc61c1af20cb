import { calls } from '@phila/contract/calls';

const { wealth, overview, dashboard } = calls;

/** Reads that follow a value. */
export const refreshedByValue = [
  wealth.netWorth.read,
  wealth.upcomingPayments,
  wealth.assets.list,
  wealth.shortTermInvestment.list,
  wealth.retirementPlanning.list,
  wealth.debts.list,
  overview.myWealth,
  dashboard.wellbeingChecks,
];
