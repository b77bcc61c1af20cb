import { amount } from '@phila/contract/fields';
import type { CreditFigures } from '@phila/finance/credit-act';
import { calculateVehicle, vehicleEntry } from '@phila/finance/vehicle';
import * as shared from '../credit/repayment-fields.ts';
import { loanParts } from '../credit/loan-answer.ts';
import { repaidInMonths } from '../credit/repayment-entry.ts';
import { calculator } from '../frame/calculator.ts';
import { needed, optional } from '../frame/engine-rule.ts';

const { shape } = vehicleEntry;

/** Makes the vehicle finance calculator for the tables of a day (docs/calculators/vehicle.md). */
export const vehicleWith = (figures: CreditFigures) =>
  calculator({
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
          hint: 'Part of the price, paid in one amount at the end. Instalments are lower, but you pay more in all.',
        }),
        annualInterestRate: shared.annualInterestRate(figures),
        term: { ...shared.term, hint: '1 to 6 years.' },
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
        'The vehicle': ['purchasePrice', 'deposit', 'tradeIn', 'balloonPercentage'],
        'The loan': ['term', 'termIn', 'annualInterestRate', 'startDate'],
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
    ...repaidInMonths,
    calculate: (entry) => calculateVehicle(entry, figures),
    answer: (entry, result) => loanParts(entry, result, figures),
  });
