import { amount } from '@phila/contract/fields';
import { calculateMortgage, mortgageEntry } from '@phila/finance/mortgage';
import * as shared from '../credit/repayment-fields.ts';
import { loanParts } from '../credit/loan-answer.ts';
import { onceOffBlank, onceOffFields, onceOffOf, onceOffShownAt } from '../credit/once-off.ts';
import { inYears, termOf } from '../credit/term.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, neededNumber, optional } from '../frame/engine-rule.ts';

const { shape } = mortgageEntry;

/** Mortgage calculator (docs/calculators/mortgage.md). */
export const mortgage = calculator({
  name: 'mortgage',
  title: 'Mortgage Calculator',
  sentence: 'What a home loan costs you each month and in all, and what paying a little extra saves.',
  places: { portal: '/wealth/financial-tools/mortgage', open: '/mortgageCalculator' },
  fields: {
    fields: {
      purchasePrice: amount('Price of the home', needed(shape.purchasePrice, 'Enter the price of the home')),
      deposit: amount('Deposit', optional(shape.deposit), {
        slide: { from: 0, to: 1_000_000, step: 10_000 },
      }),
      annualInterestRate: shared.annualInterestRate,
      term: amount('Term', neededNumber('Enter how long you pay'), { unit: 'number' }),
      termIn: shared.termIn,
      startDate: shared.startDate,
      extraMonthlyPayment: shared.extraMonthlyPayment,
      onceOffAmount: shared.onceOffAmount,
      onceOffMonth: shared.onceOffMonth,
      initiationFee: shared.initiationFee,
      financeInitiationFee: shared.financeInitiationFee,
      monthlyServiceFee: shared.monthlyServiceFee,
    },
    sections: {
      'The home and the loan': [
        'purchasePrice',
        'deposit',
        'annualInterestRate',
        'term',
        'termIn',
        'startDate',
      ],
      'Paying it off sooner': ['extraMonthlyPayment', 'onceOffAmount', 'onceOffMonth'],
      Fees: ['initiationFee', 'financeInitiationFee', 'monthlyServiceFee'],
    },
  },
  example: {
    purchasePrice: 1_500_000,
    deposit: 150_000,
    annualInterestRate: 10.5,
    term: 20,
    termIn: 'years',
    initiationFee: 6_037.5,
    financeInitiationFee: false,
    monthlyServiceFee: 69,
  },
  schema: mortgageEntry,
  read: ({ term, termIn, onceOffAmount, onceOffMonth, ...same }) => ({
    ...same,
    termYears: inYears({ term, termIn }),
    onceOffPayment: onceOffOf({ onceOffAmount, onceOffMonth }),
  }),
  fill: ({ termYears, onceOffPayment, ...same }) => ({
    ...same,
    ...termOf(Math.round(termYears * 12)),
    ...onceOffFields(onceOffPayment),
  }),
  shownAt: { termYears: 'term', ...onceOffShownAt },
  blank: onceOffBlank,
  calculate: (entry) => calculateMortgage(entry),
  answer: (entry, result) => {
    const parts = loanParts(entry, result);
    return {
      ...parts,
      facts: [
        ...parts.facts,
        { label: 'Transfer duty', value: result.transferDuty, unit: 'rand', note: 'tax on buying the home' },
        {
          label: 'Bond registration',
          value: result.bondCosts.total,
          unit: 'rand',
          note: 'conveyancer, VAT and Deeds Office; an estimate',
        },
        {
          label: 'Cash needed at the start',
          value: result.cashNeeded,
          unit: 'rand',
          note: 'deposit, transfer duty, bond registration and a fee that is not financed; without the attorney who transfers the home, who sends you a bill as well',
        },
      ],
      sources: [
        ...parts.sources,
        'Transfer duty: SARS rates for property acquired on or after 1 April 2025.',
        'Bond registration: guideline of the Law Society of South Africa from 1 August 2025, and the Deeds Office schedule from 1 April 2025.',
      ],
    };
  },
});
