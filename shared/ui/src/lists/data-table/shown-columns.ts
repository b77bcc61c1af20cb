import { letterScale } from '@phila/platform';
import type { TableColumn } from './table-column.ts';

/** The least width of a column, in pixels at letters of 16. */
const COLUMN = 112;
/** The least width of a table, in pixels at letters of 16, however few its columns. */
const NARROWEST = 560;

export interface ShownColumns<Row> {
  /** The columns of the table; null if even the fixed ones do not fit, and rows are cards. */
  columns: readonly TableColumn<Row>[] | null;
  /** The hidden columns; their values are below the first cell of each row. */
  gone: readonly TableColumn<Row>[];
}

/**
 * Chooses the columns that fit a width. `needed` holds measured widths in pixels, by the number of columns left out.
 */
export const shownColumns = <Row>(
  all: readonly TableColumn<Row>[],
  width: number | null,
  needed: readonly (number | undefined)[],
): ShownColumns<Row> => {
  if (width === null) return { columns: all, gone: [] };
  const scale = letterScale();
  if (width < NARROWEST * scale) return { columns: null, gone: [] };
  // Keeps the first column, because the values of hidden columns are listed below it.
  const yielding = all
    .filter(({ givesWay }, at) => givesWay !== undefined && at > 0)
    .toSorted((a, b) => (a.givesWay ?? 0) - (b.givesWay ?? 0));
  for (const count of Array.from({ length: yielding.length + 1 }).keys()) {
    const leaving = new Set(yielding.slice(0, count));
    if (width >= Math.max((all.length - count) * COLUMN * scale, needed[count] ?? 0))
      return {
        columns: all.filter((column) => !leaving.has(column)),
        gone: all.filter((column) => leaving.has(column)),
      };
  }
  return { columns: null, gone: [] };
};
