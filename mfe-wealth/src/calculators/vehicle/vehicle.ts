import { amount } from '@phila/contract/fields';
import { calculateVehicle, vehicleEntry } from '@phila/finance/vehicle';
import * as shared from '../credit/repayment-fields.ts';
import { loanParts } from '../credit/loan-answer.ts';
import { onceOffBlank, onceOffFields, onceOffOf, onceOffShownAt } from '../credit/once-off.ts';
import { inMonths, termOf } from '../credit/term.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, neededNumber, optional } from '../frame/engine-rule.ts';

const { shape } = vehicleEntry;

/** The vehicle finance calculator (docs/calculators/vehicle.md). */
export const vehicle = calculator({
  name: 'vehicle',
  title: 'Finance Calculator',
  sentence: 'What a car on instalments costs you, with a deposit, a trade-in or a balloon.',
  places: { portal: '/wealth/financial-tools/vehicle', open: '/vehicleCalculator' },
  fields: {
    fields: {
      purchasePrice: amount(
        'Price of the vehicle',
        needed(shape.purchasePrice, 'Enter the price of the vehicle'),
        { hint: 'With its extras.' },
      ),
      deposit: amount('Deposit', optional(shape.deposit), {
        slide: { from: 0, to: 300_000, step: 5_000 },
      }),
      tradeIn: amount('Trade-in', optional(shape.tradeIn), { hint: 'What you get for your present car.' }),
      balloonPercentage: amount('Balloon', optional(shape.balloonPercentage), {
        slide: { from: 0, to: 40, step: 5 },
        unit: 'percent',
        hint: 'Part of the price that you pay in one amount at the end. It makes instalments lower and the whole dearer.',
      }),
      annualInterestRate: shared.annualInterestRate,
      term: amount('Term', neededNumber('Enter how long you pay'), {
        unit: 'number',
        hint: '1 to 6 years.',
      }),
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
      'The vehicle': ['purchasePrice', 'deposit', 'tradeIn', 'balloonPercentage'],
      'The loan': ['annualInterestRate', 'startDate', 'term', 'termIn'],
      'Paying it off sooner': ['extraMonthlyPayment', 'onceOffAmount', 'onceOffMonth'],
      Fees: ['initiationFee', 'financeInitiationFee', 'monthlyServiceFee'],
    },
  },
  example: {
    purchasePrice: 350_000,
    deposit: 35_000,
    annualInterestRate: 12.5,
    term: 6,
    termIn: 'years',
    initiationFee: 1_207.5,
    financeInitiationFee: true,
    monthlyServiceFee: 69,
  },
  schema: vehicleEntry,
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
  calculate: (entry) => calculateVehicle(entry),
  answer: (entry, result) => loanParts(entry, result),
});
