import { Decimal } from 'decimal.js';

import { most, percentOf, zero, type Exact } from '../money/exact.ts';
import { rebatesAt, taxByTable } from '../tax-years/income-tax.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';

/**
 * Tax in whole rand by the monthly deduction table of SARS, before medical credits (docs/calculators/payslip.md, "Law
 * and tables"; SARS PAYE-GEN-01-G01 section 5): drops cents, taxes all pay in a row at the row's midpoint, rounds exact
 * halves down. Null for a year with an unknown table layout.
 *
 * @param monthlyPay balance of remuneration in rand a month
 */
export function deductionTableTax(monthlyPay: Exact, age: number, taxYear: TaxYear): Exact | null {
  const table = taxYear.deductionTable;
  if (!table) return null;
  const pay = monthlyPay.floor();
  if (pay.lt(table.lowest)) return zero;
  const run = table.runs.find(({ from, to }) => pay.gte(from) && pay.lte(to));
  if (!run) {
    const { threshold, rate, tax } = table.beyond;
    const base = age >= 75 ? tax.from75 : age >= 65 ? tax.from65 : tax.under65;
    return percentOf(pay.minus(threshold), rate).plus(base).floor();
  }
  const rowFrom = pay.minus(run.from).div(run.width).floor().times(run.width).plus(run.from);
  const annual = rowFrom.plus(run.midpoint).times(12);
  const bands = taxYear.brackets.rows.map((row) =>
    row.from === 0 ? row : { ...row, from: row.from + table.bandOffset },
  );
  const tax = most(zero, taxByTable(bands, annual).tax.minus(rebatesAt(age, taxYear)));
  return tax.div(12).toDecimalPlaces(0, Decimal.ROUND_HALF_DOWN);
}
