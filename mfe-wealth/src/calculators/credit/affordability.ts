import { amount } from '@phila/contract/fields';
import { form } from '@phila/contract/records';
import { affordabilityEntry, calculateAffordability } from '@phila/finance/affordability';
import type { FigureTable } from '@phila/finance/figure-tables';
import { needed, optional } from '../frame/engine-rule.ts';

const { shape } = affordabilityEntry;

/** Household income and spending; a lender must ask for them (National Credit Regulations, regulation 23A). */
export const affordabilityForm = form({
  fields: {
    grossMonthlyIncome: amount(
      'Gross income a month',
      needed(shape.grossMonthlyIncome, 'Enter your gross income'),
    ),
    statutoryDeductions: amount('PAYE and UIF', optional(shape.statutoryDeductions)),
    monthlyExpenses: amount('Living expenses a month', optional(shape.monthlyExpenses), {
      hint: 'Without debt.',
    }),
    debtRepayments: amount('Instalments you already pay', optional(shape.debtRepayments)),
  },
});

/** Monthly income and spending, in rand. */
export interface Household {
  grossMonthlyIncome: number;
  statutoryDeductions: number | null;
  monthlyExpenses: number | null;
  debtRepayments: number | null;
}

/** Works out the loan a household can afford at this rate and term. */
export const affordabilityOf = (
  household: Household,
  { annualInterestRate, termMonths }: { annualInterestRate: number; termMonths: number },
  norms: FigureTable<'expenseNorms'>,
) => {
  const given = Object.fromEntries(Object.entries(household).filter(([, value]) => value !== null));
  const entry = affordabilityEntry.safeParse({ ...given, annualInterestRate, termMonths });
  return entry.success ? calculateAffordability(entry.data, norms) : null;
};
