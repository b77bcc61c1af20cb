import { explainRepayment } from '../amortisation/explain.ts';
import { repay, type Repayment } from '../amortisation/repay.ts';
import type { LoanResult } from '../amortisation/result.ts';
import { bondCosts, type BondCostFigures, type BondCosts } from '../bond-costs/index.ts';
import type { CreditFigures } from '../credit-act/maximum.ts';
import { creditActWarnings } from '../credit-act/warnings.ts';
import type { Figures } from '../figure-tables/figure-table.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { line, type ExplanationLine, type Warning } from '../explanation.ts';
import { centsOf, randOf } from '../money/cents.ts';
import { transferDuty } from '../transfer-duty/index.ts';
import type { MortgageEntry } from './entry.ts';

/** Home loan and the other costs of buying, in rand. */
export interface MortgageResult extends LoanResult {
  /** Duty on the purchase price; none on a home sold with VAT. */
  transferDuty: number;
  /** Estimated costs of registering the bond. */
  bondCosts: Omit<BondCosts, 'explanation'>;
  /** Deposit, transfer duty, bond costs, and the initiation fee unless financed. */
  cashNeeded: number;
  warnings: Warning[];
  explanation: ExplanationLine[];
}

/** Tables behind a mortgage. */
export type MortgageFigures = CreditFigures & BondCostFigures & Pick<Figures, 'transferDuty'>;

/** Calculates a home loan repaid monthly, with the costs of buying (docs/calculators/mortgage.md). */
export function calculateMortgage(
  entry: MortgageEntry,
  figures: MortgageFigures = shippedFigures,
): MortgageResult {
  const deposit = entry.deposit ?? 0;
  const loan: Repayment = {
    amount: randOf(centsOf(entry.purchasePrice) - centsOf(deposit)),
    annualRate: entry.annualInterestRate,
    months: Math.round(entry.termYears * 12),
    initiationFee: entry.initiationFee,
    financeInitiationFee: entry.financeInitiationFee ?? false,
    monthlyFees: entry.monthlyServiceFee ?? 0,
    extraMonthly: entry.extraMonthlyPayment,
    onceOff: entry.onceOffPayment,
    startDate: entry.startDate,
  };
  const result = repay(loan);
  const duty = transferDuty(entry.purchasePrice, figures.transferDuty);
  const { explanation: bondLines, ...bond } = bondCosts(result.principal, figures);
  const feeInCash = loan.financeInitiationFee ? 0 : (entry.initiationFee ?? 0);
  const cashNeeded = randOf(
    [deposit, duty.amount, bond.total, feeInCash].reduce((sum, part) => sum + centsOf(part), 0),
  );

  return {
    ...result,
    transferDuty: duty.amount,
    bondCosts: bond,
    cashNeeded,
    warnings: [
      ...creditActWarnings(
        'mortgage',
        {
          principal: loan.amount,
          annualInterestRate: entry.annualInterestRate,
          initiationFee: entry.initiationFee ?? 0,
          monthlyServiceFee: entry.monthlyServiceFee ?? 0,
        },
        figures,
      ),
      ...(bond.deedsOffice === null
        ? [
            {
              field: 'purchasePrice',
              message: 'The Deeds Office fee for a bond of this size is not in our table and is left out',
              basis: 'Deeds Registries Regulations, regulation 84',
            },
          ]
        : []),
    ],
    explanation: [
      line('Purchase price', entry.purchasePrice, 'Entered'),
      line('Deposit', deposit, 'Entered'),
      line('Amount that is lent', loan.amount, 'Price less deposit'),
      ...explainRepayment(loan, result),
      ...duty.explanation,
      ...bondLines,
      line(
        'Cash needed',
        cashNeeded,
        'Deposit, transfer duty, bond registration, an initiation fee not financed; without the transferring attorney’s fee',
      ),
    ],
  };
}
