import { amount, date, option, whole, yesNo } from '@phila/contract/fields';
import { amountText, percentText } from '@phila/contract/format';
import { type CreditFigures, withVat } from '@phila/finance/credit-act';
import { loanEntry } from '@phila/finance/loan';
import { sinceText } from '../../figures/since-text.ts';
import { needed, neededNumber, optional } from '../frame/engine-rule.ts';

/** Engine rules for the fields common to all loans. */
const { shape } = loanEntry;
const onceOff = shape.onceOffPayment._zod.def.innerType.shape;

export const annualInterestRate = ({ interestRates }: CreditFigures) =>
  amount('Interest rate a year', needed(shape.annualInterestRate, 'Enter the interest rate'), {
    unit: 'percent',
    slide: { from: 0, to: 30, step: 0.25 },
    hint: `The rate that the lender quotes. Prime ${percentText(interestRates.values.prime)} ${sinceText(interestRates)}.`,
  });

/** Units that a term can be counted in. */
export const termUnits = { field: 'termIn', units: { years: 'years', months: 'months' } } as const;

export const term = amount('Term', neededNumber('Enter how long you pay'), {
  unit: 'number',
  unitBy: termUnits,
});

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
  hint: 'On top of the instalment; it goes straight off your debt.',
});
export const onceOffAmount = amount('Once-off payment', optional(onceOff.amount));
export const onceOffMonth = whole('With instalment number', { unit: 'number', min: 1, max: 600 });

export const initiationFee = amount('Initiation fee', optional(shape.initiationFee), {
  hint: 'What the lender asks for opening the loan, VAT included.',
});
export const financeInitiationFee = yesNo('Add the initiation fee to the loan');
export const monthlyServiceFee = (figures: CreditFigures) =>
  amount('Service fee a month', optional(shape.monthlyServiceFee), {
    hint: `VAT included. The law allows ${amountText(withVat(figures.creditLimits.values.serviceFee, figures), 'rand')}.`,
  });
