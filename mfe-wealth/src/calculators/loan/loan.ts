import { amount } from '@phila/contract/fields';
import { calculateLoan, loanEntry } from '@phila/finance/loan';
import * as shared from '../credit/repayment-fields.ts';
import { loanParts } from '../credit/loan-answer.ts';
import { onceOffBlank, onceOffFields, onceOffOf, onceOffShownAt } from '../credit/once-off.ts';
import { inMonths, termOf } from '../credit/term.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, neededNumber, optional } from '../frame/engine-rule.ts';

const { shape } = loanEntry;

/** Personal loan calculator (docs/calculators/loan.md). */
export const loan = calculator({
  name: 'loan',
  title: 'Loan Calculator',
  sentence: 'What a personal loan costs you, with its fees and its insurance.',
  places: { portal: '/wealth/financial-tools/loan', open: '/loanCalculator' },
  fields: {
    fields: {
      amount: amount('You borrow', needed(shape.amount, 'Enter how much you borrow')),
      annualInterestRate: shared.annualInterestRate,
      term: amount('Term', neededNumber('Enter how long you pay'), { unit: 'number' }),
      termIn: shared.termIn,
      creditLifePer1000: amount('Credit life for each R 1 000', optional(shape.creditLifePer1000), {
        hint: 'Insurance that pays the loan when you cannot: rand a month for each R\u00a01\u00a0000 borrowed.',
      }),
      startDate: shared.startDate,
      extraMonthlyPayment: shared.extraMonthlyPayment,
      onceOffAmount: shared.onceOffAmount,
      onceOffMonth: shared.onceOffMonth,
      initiationFee: shared.initiationFee,
      financeInitiationFee: shared.financeInitiationFee,
      monthlyServiceFee: shared.monthlyServiceFee,
    },
    sections: {
      'The loan': ['amount', 'annualInterestRate', 'term', 'termIn', 'creditLifePer1000', 'startDate'],
      'Paying it off sooner': ['extraMonthlyPayment', 'onceOffAmount', 'onceOffMonth'],
      Fees: ['initiationFee', 'financeInitiationFee', 'monthlyServiceFee'],
    },
  },
  example: {
    amount: 50_000,
    annualInterestRate: 21,
    term: 3,
    termIn: 'years',
    initiationFee: 1_207.5,
    financeInitiationFee: true,
    monthlyServiceFee: 69,
  },
  schema: loanEntry,
  read: ({ term, termIn, onceOffAmount, onceOffMonth, ...same }) => ({
    ...same,
    termMonths: inMonths({ term, termIn }),
    onceOffPayment: onceOffOf({ onceOffAmount, onceOffMonth }),
  }),
  fill: ({ termMonths, onceOffPayment, ...same }) => ({
    ...same,
    ...termOf(termMonths),
    ...onceOffFields(onceOffPayment),
  }),
  shownAt: { termMonths: 'term', ...onceOffShownAt },
  blank: onceOffBlank,
  calculate: (entry) => calculateLoan(entry),
  answer: (entry, result) => loanParts(entry, result),
});
