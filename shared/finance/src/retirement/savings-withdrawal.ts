import { daysLater } from '../calendar/later.ts';
import { line, type ExplanationLine } from '../explanation.ts';
import { exact, least, most, percentOf, rand, shareOf, toCent, zero, type Exact } from '../money/exact.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import { rebatesAt, taxByTable } from '../tax-years/income-tax.ts';
import type { Bracket, TaxYear } from '../tax-years/tax-year.ts';

/** Figures of the tax year in which money is taken. */
export type WithdrawalRates = Pick<TaxYear, 'name' | 'to' | 'brackets' | 'rebates'>;

/** Withdrawal from the savings component of a retirement fund before retirement, in rand. */
export interface SavingsWithdrawalEntry {
  /** Taken, before charge and tax. */
  amount: number;
  /** Fund’s charge, deducted before tax. */
  charge: number;
  /** Taxable income of the tax year without it. */
  taxableIncome: number;
  /** On the last day of the tax year; decides the rebates. */
  age: number;
  retirementAge: number;
  /** Growth to retirement as a factor, and that of prices. */
  growth: Exact;
  inflation: Exact;
}

/** Outcome of a withdrawal, taken now or left; rand. */
export interface SavingsWithdrawal {
  amount: number;
  charge: number;
  /** Tax that the withdrawal adds to that of the year. */
  tax: number;
  /** Reaches the account. */
  net: number;
  /** Rate of the bracket of the last rand, percent: without the withdrawal and with it. */
  rateBefore: number;
  rateAfter: number;
  /** Tax as a percentage of the taxed part; null where nothing is taxed. */
  taxPercent: number | null;
  /** Worth of the amount at the age of retirement if it is left, then and in today’s rand; taxed when it is taken. */
  worthAtRetirement: number;
  worthAtRetirementToday: number;
  /** First day of the next tax year, in which one more may be taken. */
  againFrom: string;
  /** Each step with its source, from what is taken to what it would have become. */
  steps: ExplanationLine[];
}

/** Part of an income in one bracket. */
interface Slice {
  row: Bracket;
  upTo: number | null;
  amount: Exact;
}

/** Divides the income between two amounts by the brackets of a table; leaves out brackets that hold none of it. */
function slicesBetween(rows: readonly Bracket[], low: Exact, high: Exact): Slice[] {
  return rows.flatMap((row, at) => {
    const upTo = rows[at + 1]?.from ?? null;
    const amount = least(high, upTo === null ? high : exact(upTo)).minus(most(low, exact(row.from)));
    return amount.gt(0) ? [{ row, upTo, amount }] : [];
  });
}

const bracketText = (slice: Pick<Slice, 'row' | 'upTo'>): string =>
  slice.upTo === null
    ? `above ${figureText(slice.row.from)}`
    : `from ${figureText(slice.row.from)} to ${figureText(slice.upTo)}`;

/**
 * Works out a withdrawal from the savings component (Income Tax Act, section 1, "savings withdrawal benefit"): income of
 * the year, taxed by the table of all income and never by that of lump sums. Rebates count only as far as other income
 * leaves them.
 */
export function savingsWithdrawal(entry: SavingsWithdrawalEntry, year: WithdrawalRates): SavingsWithdrawal {
  const { rows, source } = year.brackets;
  const income = exact(entry.taxableIncome);
  const taxed = exact(entry.amount).minus(entry.charge);
  const withIt = income.plus(taxed);
  const before = taxByTable(rows, income);
  const after = taxByTable(rows, withIt);
  const rebates = rebatesAt(entry.age, year);
  const owed = (tax: Exact): Exact => most(zero, tax.minus(rebates));
  const tax = toCent(owed(after.tax).minus(owed(before.tax)));
  const byTable = after.tax.minus(before.tax);
  const net = taxed.minus(tax);
  const worth = exact(entry.amount).times(entry.growth);
  const slices = slicesBetween(rows, income, withIt);
  const unused = byTable.minus(tax);

  const steps = [
    line(
      'You take from the savings pot',
      entry.amount,
      'Entered; at least R 2 000 before the charge, once in a tax year (Income Tax Act section 1, savings withdrawal benefit; Pension Funds Act)',
    ),
    ...(entry.charge > 0
      ? [line('Kept by the fund', -entry.charge, 'Entered; funds deduct their charge before tax')]
      : []),
    ...slices.map((slice) =>
      line(
        `Tax at ${percentText(slice.row.rate)}`,
        percentOf(slice.amount, slice.row.rate).neg(),
        `${randText(slice.amount)} of it × ${percentText(slice.row.rate)}: the bracket ${bracketText(slice)} of ${year.name}, on top of ${randText(income)} of other income; ${source.text}`,
      ),
    ),
    ...(toCent(unused).gt(0)
      ? [
          line(
            'Rebates left over by your income',
            unused,
            `Rebates of ${randText(rebates)} at the age of ${entry.age}, less the ${randText(least(rebates, before.tax))} that other income uses; ${year.rebates.source.text}`,
          ),
        ]
      : []),
    line(
      'Reaches your account',
      net,
      'What you take less the charge and the tax; SARS may hold back what you owe it already',
    ),
    line(
      `Left alone, at ${entry.retirementAge}`,
      worth,
      `What you take × ${entry.growth.toSignificantDigits(8).toString()}: growth as entered, added each month, to that age; before the tax on what is taken then`,
    ),
    line(
      'which today buys',
      worth.div(entry.inflation),
      `÷ ${entry.inflation.toSignificantDigits(8).toString()}: inflation as entered, to that age`,
    ),
  ];
  return {
    amount: entry.amount,
    charge: entry.charge,
    tax: rand(tax),
    net: rand(net),
    rateBefore: before.row.rate,
    rateAfter: after.row.rate,
    taxPercent: shareOf(tax, taxed),
    worthAtRetirement: rand(worth),
    worthAtRetirementToday: rand(worth.div(entry.inflation)),
    againFrom: daysLater(year.to, 1),
    steps,
  };
}
