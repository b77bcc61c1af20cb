import type { TemplateColumn } from './templates/template.ts';
import { paginate, type PlacedRow, type Row } from './layout/rows.ts';

/** A column on one page. */
export interface PlacedColumn {
  readonly rows: readonly PlacedRow[];
  readonly x: number;
}

/** The rows after those of the first pages, in the column's other width; a paragraph that was begun ends in its own. */
const widened = (rows: readonly Row[], wide: readonly Row[], last: Row | undefined): Row[] => {
  const begun = last?.part ?? 0;
  const rest =
    last === undefined ? [] : rows.slice(rows.indexOf(last) + 1).filter(({ part }) => part === begun);
  return [...rest, ...wide.filter(({ part }) => part > begun)];
};

/**
 * Columns put on pages: where one has a second width, it takes that from the page on which nothing stands beside it any
 * more, instead of leaving a third of each page empty.
 */
export const flowed = (columns: readonly TemplateColumn[]): readonly (readonly PlacedColumn[])[] => {
  const narrow = columns.map(({ column, span }) =>
    paginate(column.rows, (pageNumber) => {
      const { top, bottom } = span(pageNumber);
      return bottom - top;
    }),
  );
  return columns.map(({ column, span, x, wideX }, position) => {
    const pages = narrow[position] ?? [];
    const placed = pages.map((rows): PlacedColumn => ({ rows, x }));
    // The first page has the head of the other column, whatever else.
    const beside = Math.max(
      1,
      ...narrow.filter((_, other) => other !== position).map((other) => other.length),
    );
    if (wideX === undefined || column.wide === undefined || pages.length <= beside) return placed;
    const rest = widened(column.rows, column.wide.rows, pages[beside - 1]?.at(-1)?.row);
    const later = paginate(rest, (pageNumber) => {
      const { top, bottom } = span(pageNumber + beside);
      return bottom - top;
    });
    return [...placed.slice(0, beside), ...later.map((rows): PlacedColumn => ({ rows, x: wideX }))];
  });
};
