import { exact, percentOf, rand, type Exact } from '../money/exact.ts';
import { tableFaults, type DataFault } from '../tax-years/faults.ts';
import { figureTableShape, type AnyFigureTable, type FigureTable } from './figure-table.ts';

/** Checks that rows start at 0 and ascend, and that each begins with what the row before it gives there. */
function rowFaults<Row extends { from: number }>(
  rows: readonly Row[],
  first: keyof Row & string,
  givenAt: (row: Row, from: Exact) => number,
): DataFault[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    const at = (name: string, message: string): DataFault[] => [
      { path: ['values', 'rows', index, name], message },
    ];
    if (before === undefined) return row.from === 0 ? [] : at('from', 'The first row starts at 0');
    if (row.from <= before.from) return at('from', 'Rows must ascend');
    const given = givenAt(before, exact(row.from));
    return given === row[first] ? [] : at(first, `The rows before give ${given}`);
  });
}

function deedsOfficeFaults({ values: { rows } }: FigureTable<'deedsOffice'>): DataFault[] {
  return rows.flatMap(({ upTo }, index) =>
    upTo > (rows[index - 1]?.upTo ?? 0)
      ? []
      : [{ path: ['values', 'rows', index, 'upTo'], message: 'Rows must ascend' }],
  );
}

function creditFaults({ values: { products } }: FigureTable<'creditLimits'>): DataFault[] {
  const path = (index: number, name: string) => ['values', 'products', index, name];
  const seen = new Set<string>();
  const faults = products.flatMap(({ product, aboveRepo, perMonth }, index): DataFault[] => {
    const again = seen.has(product);
    seen.add(product);
    if (again) return [{ path: path(index, 'product'), message: 'This kind of credit is listed twice' }];
    return (aboveRepo === null) === (perMonth === null)
      ? [{ path: path(index, 'aboveRepo'), message: 'Enter one of the two rates' }]
      : [];
  });
  return seen.size === 5 || faults.length > 0
    ? faults
    : [{ path: ['values', 'products'], message: 'Enter each kind of credit' }];
}

/** Figures of a table that contradict each other. */
export function figureFaults(table: AnyFigureTable): DataFault[] {
  switch (table.kind) {
    case 'vat':
      return [];
    case 'interestRates':
      return table.values.prime < table.values.repo
        ? [{ path: ['values', 'prime'], message: 'Prime is above the repo rate' }]
        : [];
    case 'creditLimits':
      return creditFaults(table);
    case 'transferDuty':
    case 'retirementLumpSum':
      return tableFaults(table.values.rows, ['values', 'rows']);
    case 'deedsOffice':
      return deedsOfficeFaults(table);
    case 'conveyancer':
      return rowFaults(table.values.rows, 'base', (row, from) =>
        rand(from.minus(row.from).div(row.per).ceil().times(row.step).plus(row.base)),
      );
    case 'expenseNorms':
      return rowFaults(table.values.rows, 'minimum', (row, from) =>
        rand(percentOf(from.minus(row.from), row.share).plus(row.minimum)),
      );
  }
}

/**
 * Schema for a table that an administrator enters; also recomputes implied figures, so that a typing error is refused
 * with a message at the figure.
 */
export const figureTableSchema = figureTableShape.check((context) => {
  for (const { path, message } of figureFaults(context.value))
    context.issues.push({ code: 'custom', input: context.value, path, message });
});
