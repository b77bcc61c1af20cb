import { explainRepayment } from '../amortisation/explain.ts';
import { repay, type Repayment } from '../amortisation/repay.ts';
import type { LoanResult } from '../amortisation/result.ts';
import type { CreditFigures } from '../credit-act/maximum.ts';
import { creditActWarnings } from '../credit-act/warnings.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { line, type ExplanationLine, type Warning } from '../explanation.ts';
import { centsOf, randOf } from '../money/cents.ts';
import { exact, rand } from '../money/exact.ts';
import { randText } from '../money/text.ts';
import type { LoanEntry } from './entry.ts';

/** Personal loan, in rand. */
export interface LoanCalculation extends LoanResult {
  /** Monthly credit life premium; part of `monthlyFees`. */
  creditLife: number;
  warnings: Warning[];
  explanation: ExplanationLine[];
}

/** Classifies a loan under the National Credit Act: a small one over a few months is short-term credit. */
export const creditProductOf = (
  { amount, termMonths }: Pick<LoanEntry, 'amount' | 'termMonths'>,
  { creditLimits: { values } }: CreditFigures = shippedFigures,
): 'shortTerm' | 'unsecured' =>
  amount <= values.shortTermAmount && termMonths <= values.shortTermMonths ? 'shortTerm' : 'unsecured';

/** Calculates an unsecured or short-term loan in level instalments (docs/calculators/loan.md). */
export function calculateLoan(entry: LoanEntry, figures: CreditFigures = shippedFigures): LoanCalculation {
  const fee = entry.initiationFee ?? 0;
  const principal = centsOf(entry.amount) + (entry.financeInitiationFee ? centsOf(fee) : 0);
  const perThousand = entry.creditLifePer1000 ?? 0;
  const creditLife = rand(exact(principal).div(100_000).times(perThousand));
  const serviceFee = entry.monthlyServiceFee ?? 0;
  const loan: Repayment = {
    amount: entry.amount,
    annualRate: entry.annualInterestRate,
    months: entry.termMonths,
    initiationFee: fee,
    financeInitiationFee: entry.financeInitiationFee ?? false,
    monthlyFees: randOf(centsOf(serviceFee) + centsOf(creditLife)),
    extraMonthly: entry.extraMonthlyPayment,
    onceOff: entry.onceOffPayment,
    startDate: entry.startDate,
  };
  const result = repay(loan);
  return {
    ...result,
    creditLife,
    warnings: creditActWarnings(
      creditProductOf(entry, figures),
      {
        principal: entry.amount,
        annualInterestRate: entry.annualInterestRate,
        initiationFee: fee,
        monthlyServiceFee: serviceFee,
      },
      figures,
    ),
    explanation: [
      line('Amount', entry.amount, 'Entered'),
      ...(perThousand > 0
        ? [
            line(
              'Credit life a month',
              creditLife,
              `${randText(perThousand)} for each R 1 000 of the principal`,
            ),
          ]
        : []),
      ...explainRepayment(loan, result),
    ],
  };
}
