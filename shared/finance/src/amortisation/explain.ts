import { line, type ExplanationLine } from '../explanation.ts';
import { exact } from '../money/exact.ts';
import { randText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import { exactInstalment } from './instalment.ts';
import type { Repayment } from './repay.ts';
import type { LoanResult } from './result.ts';

/** Explains the steps that all loans share, from the principal to the total cost. */
export function explainRepayment(loan: Repayment, result: LoanResult): ExplanationLine[] {
  const lines: ExplanationLine[] = [];
  const add = (...args: Parameters<typeof line>) => void lines.push(line(...args));
  const { months, annualRate } = loan;
  const fee = loan.initiationFee ?? 0;
  const balloon = loan.balloon ?? 0;
  const instalment = exactInstalment(exact(result.principal), annualRate, months, exact(balloon));

  if (fee > 0)
    add(
      'Initiation fee',
      fee,
      loan.financeInitiationFee ? 'Added to what is lent' : 'Paid in cash at the start',
    );
  add(
    'Principal',
    result.principal,
    fee > 0 && loan.financeInitiationFee ? 'Amount and initiation fee' : 'Amount that is lent',
  );
  add(
    'Instalment before rounding',
    instalment,
    annualRate === 0
      ? `(P − B) ÷ ${months}, no interest; B = ${randText(balloon)}`
      : `(P × (1 + i)^n − B) × i ÷ ((1 + i)^n − 1); i = ${percentText(annualRate)} ÷ 12, n = ${months}, B = ${randText(balloon)}`,
  );
  add('Instalment', result.instalment, 'Half-up to the cent');
  if (result.monthlyFees > 0) add('Monthly fees', result.monthlyFees, 'Entered, beside the instalment');
  add('Instalment and fees a month', result.totalMonthly, 'The two together');
  add(
    'Total interest',
    result.totalInterest,
    'Each month: balance × i, half-up to the cent; the last instalment settles what rounding left',
  );
  if (balloon > 0) add('Balloon', result.balloon, `Owed after instalment ${months}`);
  add('Total fees', result.totalFees, `Initiation fee and ${result.payoffMonths} months of fees`);
  add(
    'Total cost',
    result.totalCost,
    loan.financeInitiationFee
      ? 'Principal, interest and monthly fees'
      : 'Principal, interest, initiation and monthly fees',
  );
  if (result.withExtra) {
    add(
      'Total interest with extra payments',
      result.withExtra.totalInterest,
      'The same schedule, extras off the capital',
    );
    add(
      'Total fees with extra payments',
      result.withExtra.totalFees,
      `Initiation fee and ${result.withExtra.payoffMonths} months of fees`,
    );
    add('Interest saved', result.withExtra.interestSaved, 'Without less with');
    add(
      'Total cost with extra payments',
      result.withExtra.totalCost,
      `Principal and that interest, with fees for ${result.withExtra.payoffMonths} months`,
    );
    add(
      'Months saved (months)',
      result.withExtra.monthsSaved,
      `Without less with: ${result.withExtra.payoffMonths} months remain`,
    );
  }
  return lines;
}
