import { monthsLater } from '../calendar/later.ts';
import { centsOf, randOf, type Cents } from '../money/cents.ts';
import { sharesOf } from '../shares.ts';
import { instalmentCents } from './instalment.ts';
import type { LoanResult, LoanTotals, ScheduleRow, ScheduleYear } from './result.ts';
import { noExtra, scheduleOf, type CentRow } from './schedule.ts';

/** Loan terms as entered, in rand and percent. */
export interface Repayment {
  /** Amount lent, without a financed fee. */
  amount: number;
  annualRate: number;
  months: number;
  balloon?: number;
  initiationFee?: number | undefined;
  financeInitiationFee?: boolean;
  /** Sum of all monthly fees. */
  monthlyFees?: number;
  extraMonthly?: number | undefined;
  onceOff?: { month: number; amount: number } | undefined;
  startDate?: string | undefined;
}

const sum = (rows: readonly CentRow[], of: (row: CentRow) => Cents) =>
  rows.reduce((total, row) => total + of(row), 0);
const isBalloon = (row: CentRow, index: number, rows: readonly CentRow[]) =>
  rows[index - 1]?.month === row.month;

function totalsOf(
  rows: readonly CentRow[],
  monthlyFees: Cents,
  initiationFee: Cents,
  feeInCash: Cents,
): LoanTotals {
  const payoffMonths = rows.at(-1)?.month ?? 0;
  const fees = monthlyFees * payoffMonths;
  const balloon = rows.find(isBalloon)?.payment ?? 0;
  return {
    totalInterest: randOf(sum(rows, (row) => row.interest)),
    totalFees: randOf(initiationFee + fees),
    totalCost: randOf(sum(rows, (row) => row.payment + row.extra) + fees + feeInCash),
    payoffMonths,
    balloon: randOf(balloon),
  };
}

function inRand(rows: readonly CentRow[], monthlyFees: Cents, startDate?: string): ScheduleRow[] {
  return rows.map((row, index) => ({
    n: row.n,
    date: startDate ? monthsLater(startDate, row.month) : null,
    opening: randOf(row.opening),
    payment: randOf(row.payment),
    extra: randOf(row.extra),
    interest: randOf(row.interest),
    capital: randOf(row.capital),
    fee: isBalloon(row, index, rows) ? 0 : randOf(monthlyFees),
    closing: randOf(row.closing),
  }));
}

function byYear(rows: readonly CentRow[], plain: readonly CentRow[], monthlyFees: Cents): ScheduleYear[] {
  const years = Math.ceil((plain.at(-1)?.month ?? 0) / 12);
  return Array.from({ length: years }, (_, index) => {
    const inYear = (row: CentRow) => Math.ceil(row.month / 12) === index + 1;
    const mine = rows.filter(inYear);
    const months = new Set(mine.map((row) => row.month)).size;
    return {
      year: index + 1,
      payment: randOf(sum(mine, (row) => row.payment)),
      extra: randOf(sum(mine, (row) => row.extra)),
      interest: randOf(sum(mine, (row) => row.interest)),
      capital: randOf(sum(mine, (row) => row.capital)),
      fee: randOf(monthlyFees * months),
      closing: randOf(mine.at(-1)?.closing ?? 0),
      closingWithoutExtra: randOf(plain.findLast(inYear)?.closing ?? 0),
    };
  });
}

/** Calculates the instalment, totals, effect of extra payments, schedule and yearly sums of a loan. */
export function repay(loan: Repayment): LoanResult {
  const initiationFee = centsOf(loan.initiationFee ?? 0);
  const financed = loan.financeInitiationFee ? initiationFee : 0;
  const feeInCash = initiationFee - financed;
  const monthlyFees = centsOf(loan.monthlyFees ?? 0);
  const principal = centsOf(loan.amount) + financed;
  const balloon = centsOf(loan.balloon ?? 0);
  const terms = { principal, annualRate: loan.annualRate, months: loan.months, balloon };
  const extras = {
    ...noExtra,
    monthly: centsOf(loan.extraMonthly ?? 0),
    onceOff: loan.onceOff ? { month: loan.onceOff.month, amount: centsOf(loan.onceOff.amount) } : null,
  };
  const hasExtra = extras.monthly > 0 || (extras.onceOff?.amount ?? 0) > 0;

  const plainRows = scheduleOf(terms);
  const rows = hasExtra ? scheduleOf(terms, extras) : plainRows;
  const plain = totalsOf(plainRows, monthlyFees, initiationFee, feeInCash);
  const actual = totalsOf(rows, monthlyFees, initiationFee, feeInCash);
  const instalment = instalmentCents(principal, loan.annualRate, loan.months, balloon);

  return {
    principal: randOf(principal),
    instalment: randOf(instalment),
    monthlyFees: randOf(monthlyFees),
    totalMonthly: randOf(instalment + monthlyFees),
    ...plain,
    withExtra: hasExtra
      ? {
          ...actual,
          interestSaved: randOf(centsOf(plain.totalInterest) - centsOf(actual.totalInterest)),
          monthsSaved: plain.payoffMonths - actual.payoffMonths,
        }
      : null,
    schedule: inRand(rows, monthlyFees, loan.startDate),
    yearly: byYear(rows, plainRows, monthlyFees),
    shares: sharesOf(actual.totalCost, [
      ['Capital', loan.amount],
      ['Interest', actual.totalInterest],
      ['Fees', actual.totalFees],
    ]),
  };
}
