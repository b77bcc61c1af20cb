import type { TableColumn } from './table-column.ts';

/** What a column needs at least, in pixels. */
const COLUMN = 112;
/** Never a table below this width, however few its columns. */
const NARROWEST = 560;

export interface ShownColumns<Row> {
  /** Columns of the table; null where not even those that stay have room, and the rows are cards. */
  columns: readonly TableColumn<Row>[] | null;
  /** Those that gave way: what they say stands below the first cell of each row. */
  gone: readonly TableColumn<Row>[];
}

/**
 * Which columns a table shows in a width. `needed` are the pixels that it was seen to take, by the number of columns that
 * had given way.
 */
export const shownColumns = <Row>(
  all: readonly TableColumn<Row>[],
  width: number | null,
  needed: readonly (number | undefined)[],
): ShownColumns<Row> => {
  if (width === null) return { columns: all, gone: [] };
  if (width < NARROWEST) return { columns: null, gone: [] };
  // What names the row stands where the others go to.
  const yielding = all
    .filter(({ givesWay }, at) => givesWay !== undefined && at > 0)
    .toSorted((a, b) => (a.givesWay ?? 0) - (b.givesWay ?? 0));
  for (const count of Array.from({ length: yielding.length + 1 }).keys()) {
    const leaving = new Set(yielding.slice(0, count));
    if (width >= Math.max((all.length - count) * COLUMN, needed[count] ?? 0))
      return {
        columns: all.filter((column) => !leaving.has(column)),
        gone: all.filter((column) => leaving.has(column)),
      };
  }
  return { columns: null, gone: [] };
};
