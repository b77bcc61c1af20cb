import type { Order } from '../data-table/index.ts';
import { sortedBy, textOf, type Column, type NameOf } from './columns.ts';
import type { Row } from './table-record.ts';

/**
 * Made once, at the first sorting: making one reads the browser's language tables and costs more than a hundred
 * comparisons. The service sorts by the same rules.
 */
let collator: Intl.Collator | undefined;

/**
 * Finds the rows that have every word in some column as the screen shows it, and sorts them: without an order as they
 * came; blanks last in either direction.
 */
export const arrange = (
  rows: readonly Row[],
  columns: readonly Column[],
  { term, order }: { term: string; order: Order | null },
  nameOf: NameOf,
): Row[] => {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? [...rows]
      : rows.filter((row) => {
          const cells = columns.map((column) => searched(column, row, nameOf));
          return words.every((word) => cells.some((cell) => cell.includes(word)));
        });
  const column = columns.find(({ name }) => name === order?.field);
  const by = column === undefined ? null : sortedBy(column);
  if (!order || !column || by === null) return found;
  const way = order.descending ? -1 : 1;
  return found
    .map((row) => ({
      row,
      key: by === 'day' ? String(row[column.name] ?? '') : textOf(column, row, nameOf),
    }))
    .toSorted((one, other) => {
      if (one.key === '' || other.key === '') return Number(one.key === '') - Number(other.key === '');
      return (
        way *
        (by === 'number'
          ? Number(one.row[column.name]) - Number(other.row[column.name])
          : (collator ??= new Intl.Collator('en')).compare(one.key, other.key))
      );
    })
    .map(({ row }) => row);
};

/** Gives the text to search: with plain spaces, as people type them, and with numbers and days as stored, too. */
const searched = (column: Column, row: Row, nameOf: NameOf): string => {
  const shown = textOf(column, row, nameOf);
  const by = sortedBy(column);
  const kept = by === 'day' || by === 'number' ? ` ${row[column.name]}` : '';
  return `${shown}${kept}`.replaceAll('\u00a0', ' ').toLowerCase();
};
