import { exact, percentOf, zero } from '../money/exact.ts';
import { percentText } from '../number-text.ts';
import type { Bracket, TaxYear } from './tax-year.ts';

/** Figure that contradicts the others. */
export interface DataFault {
  path: (string | number)[];
  message: string;
}

/** Checks that a rate table has no gaps: rows ascend, rates do not fall, every base is the tax up to its bound. */
export function tableFaults(rows: readonly Bracket[], path: string[]): DataFault[] {
  const faults: DataFault[] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (!before) {
      if (row.from !== 0 || row.base !== 0)
        faults.push({ path: [...path, index, 'from'], message: 'The first row starts at 0 with base 0' });
      return;
    }
    if (row.from <= before.from) faults.push({ path: [...path, index, 'from'], message: 'Rows must ascend' });
    if (row.rate < before.rate)
      faults.push({ path: [...path, index, 'rate'], message: 'Rates must not fall' });
    const base = percentOf(exact(row.from).minus(before.from), before.rate).plus(before.base);
    if (!base.eq(row.base))
      faults.push({ path: [...path, index, 'base'], message: `The rows before give ${base.toFixed()}` });
  });
  return faults;
}

function thresholdFaults(year: TaxYear): DataFault[] {
  const rate = year.brackets.rows[0]?.rate ?? 0;
  if (rate === 0) return [];
  const { primary, secondary, tertiary } = year.rebates;
  const bands = [
    ['under65', [primary]],
    ['from65', [primary, secondary]],
    ['from75', [primary, secondary, tertiary]],
  ] as const;
  return bands.flatMap(([band, rebates]) => {
    const sum = rebates.reduce((total, rebate) => total.plus(rebate), zero);
    const threshold = sum.times(100).div(rate).toDecimalPlaces(0).toNumber();
    return threshold === year.thresholds[band]
      ? []
      : [{ path: ['thresholds', band], message: `Rebates ÷ ${percentText(rate)} give ${threshold}` }];
  });
}

function dateFaults(year: TaxYear): DataFault[] {
  const leap = new Date(Date.UTC(year.id, 1, 29)).getUTCMonth() === 1;
  const faults: DataFault[] = [];
  if (year.from !== `${year.id - 1}-03-01`)
    faults.push({ path: ['from'], message: 'A year of assessment starts on 1 March' });
  if (year.to !== `${year.id}-02-${leap ? 29 : 28}`)
    faults.push({ path: ['to'], message: 'A year of assessment ends on the last day of February' });
  return faults;
}

function deductionTableFaults(year: TaxYear): DataFault[] {
  const table = year.deductionTable;
  if (!table) return [];
  let next = table.lowest;
  return table.runs.flatMap((run, index) => {
    const faults: DataFault[] = [];
    if (run.from !== next)
      faults.push({ path: ['deductionTable', 'runs', index, 'from'], message: `Expected ${next}` });
    if ((run.to - run.from + 1) % run.width !== 0)
      faults.push({ path: ['deductionTable', 'runs', index, 'to'], message: 'The run must hold whole rows' });
    next = run.to + 1;
    return faults;
  });
}

/**
 * Checks the data-quality rules of docs/calculators/payslip.md, "Figures by year": every base equals the tax up to its
 * bound, thresholds equal rebates ÷ the first rate (to the rand), rows and dates have no gaps.
 */
export function dataFaults(year: TaxYear): DataFault[] {
  return [
    ...dateFaults(year),
    ...tableFaults(year.brackets.rows, ['brackets', 'rows']),
    ...thresholdFaults(year),
    ...deductionTableFaults(year),
  ];
}
