import { exact, percentOf, zero, type Exact } from '../money/exact.ts';
import type { Bracket, TaxYear } from './tax-year.ts';

/** Normal tax before rebates. */
export interface IncomeTax {
  /** Rand a year, exact. */
  tax: Exact;
  row: Bracket;
  /** Position of the row in the table, counted from 0. */
  bracketIndex: number;
}

const nothing: Bracket = { from: 0, base: 0, rate: 0 };

/**
 * Tax by a rate table: base + rate × (income − from). Income of exactly a bound falls in the row below, as SARS prints
 * it ("1 – 245 100"); both rows give the same tax there.
 */
export function taxByTable(rows: readonly Bracket[], income: Exact): IncomeTax {
  const above = rows.findLastIndex((row) => income.gt(row.from));
  const bracketIndex = Math.max(0, above);
  const row = rows[bracketIndex] ?? nothing;
  const tax = above < 0 ? zero : percentOf(income.minus(row.from), row.rate).plus(row.base);
  return { tax, row, bracketIndex };
}

/** Sum of the section 6 rebates by age on the last day of the year of assessment, in rand a year. */
export function rebatesAt(age: number, { rebates }: Pick<TaxYear, 'rebates'>): Exact {
  return exact(rebates.primary)
    .plus(age >= 65 ? rebates.secondary : 0)
    .plus(age >= 75 ? rebates.tertiary : 0);
}
