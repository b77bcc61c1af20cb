import { budgetEntry } from './budget/entry.ts';
import { calculateBudget } from './budget/calculate.ts';
import { calculateCompoundInterest } from './compound-interest/calculate.ts';
import { compoundInterestEntry } from './compound-interest/entry.ts';
import { calculateLoan } from './loan/calculate.ts';
import { loanEntry } from './loan/entry.ts';
import { calculateMortgage } from './mortgage/calculate.ts';
import { mortgageEntry } from './mortgage/entry.ts';
import { calculateNetWealth } from './net-wealth/calculate.ts';
import { netWealthEntry } from './net-wealth/entry.ts';
import { calculatePayslip } from './payslip/calculate.ts';
import { payslipEntry } from './payslip/entry.ts';
import { calculateRetirement } from './retirement/calculate.ts';
import { retirementEntry } from './retirement/entry.ts';
import { calculateVehicle } from './vehicle/calculate.ts';
import { vehicleEntry } from './vehicle/entry.ts';

/**
 * Calculators that have a call (docs/guides/calculator-calls.md), for the service, the generated pages and tests of all
 * of them. A browser page imports just its own calculator by subpath.
 *
 * `wrapper` names the object that holds the call's body, where the specification asks for one.
 */
export const calculators = {
  payslip: { path: '/Wealth/payslip', wrapper: null, entry: payslipEntry, calculate: calculatePayslip },
  budget: {
    path: '/Wealth/budget-calculator',
    wrapper: 'BudgetEntryModel',
    entry: budgetEntry,
    calculate: calculateBudget,
  },
  mortgage: {
    path: '/Wealth/mortgage-calculator',
    wrapper: null,
    entry: mortgageEntry,
    calculate: calculateMortgage,
  },
  vehicle: {
    path: '/Wealth/vehicle-calculator',
    wrapper: null,
    entry: vehicleEntry,
    calculate: calculateVehicle,
  },
  loan: { path: '/Wealth/loan-calculator', wrapper: null, entry: loanEntry, calculate: calculateLoan },
  compoundInterest: {
    path: '/Wealth/compound-interest',
    wrapper: 'compoundInterestEntryModel',
    entry: compoundInterestEntry,
    calculate: calculateCompoundInterest,
  },
  retirement: {
    path: '/Wealth/retirement-calculator',
    wrapper: null,
    entry: retirementEntry,
    calculate: calculateRetirement,
  },
  netWealth: {
    path: '/Wealth/net-wealth',
    wrapper: null,
    entry: netWealthEntry,
    calculate: calculateNetWealth,
  },
} as const;

/** "payslip" … "netWealth". */
export type CalculatorName = keyof typeof calculators;
