import type { IconName } from '@phila/contract/remote';

/** A calculator's card, with its portal and public addresses. */
export interface CalculatorCard {
  title: string;
  /** The question it answers. */
  answers: string;
  portal: string;
  open: string;
  icon: IconName;
}

const tool = (page: string): string => `/wealth/financial-tools/${page}`;

/** Calculators in the specification's order (shell, "Side panel"). */
export const calculatorCards: readonly CalculatorCard[] = [
  {
    title: 'Payslip Simulator',
    answers: 'What do I take home?',
    portal: tool('payslip'),
    open: '/payslipSimulator',
    icon: 'file',
  },
  {
    title: 'Budget Calculator',
    answers: 'Where does my money go?',
    portal: tool('budget'),
    open: '/budgetCalculator',
    icon: 'list',
  },
  {
    title: 'Mortgage Calculator',
    answers: 'What does a home loan cost me?',
    portal: tool('mortgage'),
    open: '/mortgageCalculator',
    icon: 'home',
  },
  {
    title: 'Finance Calculator',
    answers: 'What does a car cost me?',
    portal: tool('vehicle'),
    open: '/vehicleCalculator',
    icon: 'calculator',
  },
  {
    title: 'Loan Calculator',
    answers: 'What does a loan cost me?',
    portal: tool('loan'),
    open: '/loanCalculator',
    icon: 'bank',
  },
  {
    title: 'Retirement Simulator',
    answers: 'Will my money last?',
    portal: tool('retirement'),
    open: '/retirementCalculator',
    icon: 'clock',
  },
  {
    title: 'Compound Interest Calculator',
    answers: 'What do my savings grow to?',
    portal: tool('compound'),
    open: '/compoundInterestCalculator',
    icon: 'chart',
  },
  {
    title: 'Net Wealth Calculator',
    answers: 'What am I worth?',
    portal: '/wealth/net-wealth/assets-liabilities',
    open: '/netWealth',
    icon: 'wallet',
  },
];
