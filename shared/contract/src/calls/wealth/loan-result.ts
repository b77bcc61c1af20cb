import * as z from 'zod/mini';
import { explanation, shares, warnings } from './result-parts.ts';

const rand = z.number();

const totals = {
  totalInterest: rand,
  totalFees: rand,
  totalCost: rand,
  payoffMonths: z.number(),
  balloon: rand,
};

/** Result fields shared by mortgage, vehicle and personal loan (docs/calculators/loan.md). */
export const loanResultFields = {
  principal: rand,
  instalment: rand,
  monthlyFees: rand,
  totalMonthly: rand,
  ...totals,
  withExtra: z.nullable(z.object({ ...totals, interestSaved: rand, monthsSaved: z.number() })),
  schedule: z.array(
    z.object({
      n: z.number(),
      date: z.nullable(z.string()),
      opening: rand,
      payment: rand,
      extra: rand,
      interest: rand,
      capital: rand,
      fee: rand,
      closing: rand,
    }),
  ),
  yearly: z.array(
    z.object({
      year: z.number(),
      payment: rand,
      extra: rand,
      interest: rand,
      capital: rand,
      fee: rand,
      closing: rand,
      closingWithoutExtra: rand,
    }),
  ),
  shares,
  warnings,
  explanation,
};
