import { explainRepayment } from '../amortisation/explain.ts';
import { repay, type Repayment } from '../amortisation/repay.ts';
import type { LoanResult } from '../amortisation/result.ts';
import type { CreditFigures } from '../credit-act/maximum.ts';
import { creditActWarnings } from '../credit-act/warnings.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { line, type ExplanationLine, type Warning } from '../explanation.ts';
import { centsOf, randOf } from '../money/cents.ts';
import { percentText } from '../number-text.ts';
import { balloonOf } from './balloon.ts';
import type { VehicleEntry } from './entry.ts';

/** Vehicle finance by instalment sale, in rand. */
export interface VehicleResult extends LoanResult {
  warnings: Warning[];
  explanation: ExplanationLine[];
}

/**
 * Calculates vehicle finance by instalment sale (docs/calculators/vehicle.md). Finances the initiation fee unless the
 * entry says otherwise; charges the service fee on top of the instalment.
 */
export function calculateVehicle(
  entry: VehicleEntry,
  figures: CreditFigures = shippedFigures,
): VehicleResult {
  const deposit = entry.deposit ?? 0;
  const tradeIn = entry.tradeIn ?? 0;
  const loan: Repayment = {
    amount: randOf(centsOf(entry.purchasePrice) - centsOf(deposit) - centsOf(tradeIn)),
    annualRate: entry.annualInterestRate,
    months: entry.termMonths,
    balloon: balloonOf(entry),
    initiationFee: entry.initiationFee,
    financeInitiationFee: entry.financeInitiationFee ?? true,
    monthlyFees: entry.monthlyServiceFee ?? 0,
    extraMonthly: entry.extraMonthlyPayment,
    onceOff: entry.onceOffPayment,
    startDate: entry.startDate,
  };
  const result = repay(loan);
  return {
    ...result,
    warnings: creditActWarnings(
      'other',
      {
        principal: loan.amount,
        annualInterestRate: entry.annualInterestRate,
        initiationFee: entry.initiationFee ?? 0,
        monthlyServiceFee: entry.monthlyServiceFee ?? 0,
      },
      figures,
    ),
    explanation: [
      line('Purchase price', entry.purchasePrice, 'Entered'),
      line('Deposit', deposit, 'Entered'),
      line('Trade-in', tradeIn, 'Entered'),
      line('Amount that is lent', loan.amount, 'Price less deposit and trade-in'),
      line(
        'Agreed balloon',
        balloonOf(entry),
        `${percentText(entry.balloonPercentage ?? 0)} of the purchase price`,
      ),
      ...explainRepayment(loan, result),
    ],
  };
}
