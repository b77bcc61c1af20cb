import { amount } from '@phila/contract/fields';
import { calculateMortgage, mortgageEntry, type MortgageFigures } from '@phila/finance/mortgage';
import { sinceText } from '../../figures/since-text.ts';
import * as shared from '../credit/repayment-fields.ts';
import { loanParts } from '../credit/loan-answer.ts';
import { repaidInYears } from '../credit/repayment-entry.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, optional } from '../frame/engine-rule.ts';

const { shape } = mortgageEntry;

/** Makes the mortgage calculator for the tables of a day (docs/calculators/mortgage.md). */
export const mortgageWith = (figures: MortgageFigures) =>
  calculator({
    name: 'mortgage',
    title: 'Mortgage Calculator',
    sentence: 'What a home loan costs you each month and in all, and what paying a little extra saves.',
    places: { portal: '/wealth/financial-tools/mortgage', open: '/mortgageCalculator' },
    fields: {
      fields: {
        purchasePrice: amount(
          'Price of the home',
          needed(shape.purchasePrice, 'Enter the price of the home'),
        ),
        deposit: amount('Deposit', optional(shape.deposit), {
          slide: { from: 0, to: 1_000_000, step: 10_000 },
        }),
        annualInterestRate: shared.annualInterestRate(figures),
        term: shared.term,
        termIn: shared.termIn,
        startDate: shared.startDate,
        extraMonthlyPayment: shared.extraMonthlyPayment,
        onceOffAmount: shared.onceOffAmount,
        onceOffMonth: shared.onceOffMonth,
        initiationFee: shared.initiationFee,
        financeInitiationFee: shared.financeInitiationFee,
        monthlyServiceFee: shared.monthlyServiceFee(figures),
      },
      sections: {
        'The home and the loan': [
          'purchasePrice',
          'deposit',
          'term',
          'termIn',
          'annualInterestRate',
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
    ...repaidInYears,
    calculate: (entry) => calculateMortgage(entry, figures),
    answer: (entry, result) => {
      const parts = loanParts(entry, result, figures);
      return {
        ...parts,
        facts: [
          ...parts.facts,
          {
            label: 'Transfer duty',
            value: result.transferDuty,
            unit: 'rand',
            note: 'tax on buying the home',
          },
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
          `Transfer duty: ${sinceText(figures.transferDuty)}.`,
          `Bond registration: the conveyancer ${sinceText(figures.conveyancer)}; the Deeds Office ${sinceText(figures.deedsOffice)}.`,
        ],
      };
    },
  });
