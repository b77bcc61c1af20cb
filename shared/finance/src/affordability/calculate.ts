import { principalFor } from '../amortisation/instalment.ts';
import type { FigureTable } from '../figure-tables/figure-table.ts';
import { heldSince } from '../figure-tables/find.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { line, type ExplanationLine, type Share } from '../explanation.ts';
import { exact, most, rand, zero } from '../money/exact.ts';
import { sharesOf } from '../shares.ts';
import { percentText } from '../number-text.ts';
import type { AffordabilityEntry } from './entry.ts';
import { minimumExpenses } from './norms.ts';

/** Result in rand a month, unless a field says otherwise. */
export interface AffordabilityResult {
  /** Minimum living expenses that the regulations make a lender assume. */
  minimumExpenses: number;
  /** The larger of `minimumExpenses` and the entered expenses. */
  livingExpenses: number;
  /** Money left for a new instalment; zero if there is none. */
  affordableInstalment: number;
  /** Loan in rand that `affordableInstalment` repays over the term. */
  affordableLoan: number;
  shares: Share[];
  explanation: ExplanationLine[];
}

/** Discretionary income by regulation 23A and the loan that it carries (docs/calculators/affordability.md). */
export function calculateAffordability(
  entry: AffordabilityEntry,
  norms: FigureTable<'expenseNorms'> = shippedFigures.expenseNorms,
): AffordabilityResult {
  const gross = exact(entry.grossMonthlyIncome);
  const deductions = exact(entry.statutoryDeductions ?? 0);
  const declared = exact(entry.monthlyExpenses ?? 0);
  const debt = exact(entry.debtRepayments ?? 0);
  const norm = exact(minimumExpenses(entry.grossMonthlyIncome, norms));
  const living = most(declared, norm);
  const instalment = most(zero, gross.minus(deductions).minus(living).minus(debt));
  const loan = principalFor(instalment, entry.annualInterestRate, entry.termMonths);
  return {
    minimumExpenses: rand(norm),
    livingExpenses: rand(living),
    affordableInstalment: rand(instalment),
    affordableLoan: rand(loan),
    shares: sharesOf(rand(gross), [
      ['Deductions by law', rand(deductions)],
      ['Living expenses', rand(living)],
      ['Debt', rand(debt)],
      ['New instalment', rand(instalment)],
    ]),
    explanation: [
      line('Gross income', gross, 'Entered'),
      line('Deductions by law', deductions, 'Entered'),
      line('Minimum living expenses', norm, heldSince(norms)),
      line('Living expenses', living, 'The larger of the minimum and the amount entered'),
      line('Debt repayments', debt, 'Entered'),
      line(
        'Affordable instalment',
        instalment,
        'Regulation 23A(8): income less all of these, never below zero',
      ),
      line(
        'Affordable loan',
        loan,
        entry.annualInterestRate === 0
          ? `Instalment × ${entry.termMonths}`
          : `Instalment × ((1 + i)^n − 1) ÷ (i × (1 + i)^n); i = ${percentText(entry.annualInterestRate)} ÷ 12, n = ${entry.termMonths}`,
      ),
    ],
  };
}
