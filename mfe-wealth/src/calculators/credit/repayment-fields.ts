import { amount, date, option, whole, yesNo } from '@phila/contract/fields';
import { dateText, percentText } from '@phila/contract/format';
import { shippedCreditLimits } from '@phila/finance/credit-act';
import { loanEntry } from '@phila/finance/loan';
import { needed, optional } from '../frame/engine-rule.ts';

/** Engine rules for the fields common to all loans. */
const { shape } = loanEntry;
const onceOff = shape.onceOffPayment._zod.def.innerType.shape;

export const annualInterestRate = amount(
  'Interest rate a year',
  needed(shape.annualInterestRate, 'Enter the interest rate'),
  {
    unit: 'percent',
    slide: { from: 0, to: 30, step: 0.25 },
    hint: `The rate that the lender quotes. Prime was ${percentText(shippedCreditLimits.primeRate)} on ${dateText(shippedCreditLimits.ratesOn)}: your bank says what it is now.`,
  },
);

/** Unit of the term. */
export const termIn = option('Counted in', [
  { id: 'years', name: 'Years' },
  { id: 'months', name: 'Months' },
]);

export const startDate = date('Day of the pay-out', optional(shape.startDate), {
  hint: 'With it, the schedule has dates.',
});

export const extraMonthlyPayment = amount('Extra each month', optional(shape.extraMonthlyPayment), {
  slide: { from: 0, to: 10_000, step: 100 },
  hint: 'On top of the instalment, straight off what you owe.',
});
export const onceOffAmount = amount('Once-off payment', optional(onceOff.amount));
export const onceOffMonth = whole('With instalment number', { unit: 'number', min: 1, max: 600 });

export const initiationFee = amount('Initiation fee', optional(shape.initiationFee), {
  hint: 'What the lender asks for opening the loan, VAT included.',
});
export const financeInitiationFee = yesNo('Add the initiation fee to the loan');
export const monthlyServiceFee = amount('Service fee a month', optional(shape.monthlyServiceFee), {
  hint: 'VAT included. The law allows R 69.',
});
