import { amount } from '@phila/contract/fields';
import type { CreditFigures } from '@phila/finance/credit-act';
import { calculateLoan, loanEntry } from '@phila/finance/loan';
import * as shared from '../credit/repayment-fields.ts';
import { loanParts } from '../credit/loan-answer.ts';
import { repaidInMonths } from '../credit/repayment-entry.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, optional } from '../frame/engine-rule.ts';

const { shape } = loanEntry;

/** Makes the personal loan calculator for the tables of a day (docs/calculators/loan.md). */
export const loanWith = (figures: CreditFigures) =>
  calculator({
    name: 'loan',
    title: 'Loan Calculator',
    sentence: 'What a personal loan costs you, with its fees and its insurance.',
    places: { portal: '/wealth/financial-tools/loan', open: '/loanCalculator' },
    fields: {
      fields: {
        amount: amount('You borrow', needed(shape.amount, 'Enter how much you borrow')),
        annualInterestRate: shared.annualInterestRate(figures),
        term: shared.term,
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
        monthlyServiceFee: shared.monthlyServiceFee(figures),
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
    ...repaidInMonths,
    calculate: (entry) => calculateLoan(entry, figures),
    answer: (entry, result) => loanParts(entry, result, figures),
  });
