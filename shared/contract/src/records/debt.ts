import { lookups } from '../lookups/index.ts';
import { notBefore } from '../rules/day-order.ts';
import { moneyIfGiven, yearlyRateIfGiven } from '../rules/money.ts';
import { chosen } from '../rules/number.ts';
import { debtKinds } from './debt-kinds.ts';
import { amount, date, lookup, option, text, typed, whole } from './fields.ts';
import { tablePaths } from './paths.ts';
import { record } from './record.ts';

/** Specification: wealth, "Loans and bonds": debts to a bank or shop. */
export const debt = record({
  title: 'Loans & Bonds',
  one: 'a loan or bond',
  paths: tablePaths('/Wealth/loans'),
  fields: {
    kind: option('Kind', debtKinds, chosen('Please select a valid type')),
    // Optional, because a saved calculation that becomes a loan has no bank.
    bankId: lookup('Bank', lookups.bankBranches, undefined, { typedInto: 'bankName' }),
    bankName: typed('Bank or shop that is not listed'),
    accountNumber: text('Account number', undefined, { masked: true }),
    balance: amount('Balance', moneyIfGiven, { hint: 'What you still owe, as the last statement says.' }),
    balanceDate: date('Day of the balance', undefined, { hint: 'The day of that statement.' }),
    annualInterestRate: amount('Annual interest rate', yearlyRateIfGiven, { unit: 'percent' }),
    monthlyInstalment: amount('Monthly instalment', moneyIfGiven),
    dueDay: whole('Day it is paid on', { unit: 'number', min: 1, max: 31 }, undefined, {
      hint: 'The day of the month on which the instalment goes off, 1 to 31.',
    }),
    endDate: date('End date', undefined, {
      hint: 'When it is paid off. We remind you 30 days before it.',
    }),
  },
  columns: ['kind', 'bankId', 'balance', 'monthlyInstalment', 'annualInterestRate', 'endDate'],
  givesWay: ['endDate', 'annualInterestRate', 'monthlyInstalment'],
  check: {
    balance: ({ balance, balanceDate }) =>
      balance !== null && balanceDate === null && 'Please enter the day of this balance as well',
    endDate: ({ balanceDate, endDate }) =>
      notBefore(balanceDate, endDate, 'Please enter a day after the day of the balance'),
  },
});
