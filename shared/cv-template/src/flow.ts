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

type Flow = readonly (readonly PlacedColumn[])[];

/**
 * Columns put on pages: where one has a second width, it takes that from the page on which nothing stands beside it any
 * more, instead of leaving a third of each page empty.
 */
const flowedAt = (columns: readonly TemplateColumn[], tightness: number): Flow => {
  const narrow = columns.map(({ column, span }) =>
    paginate(
      column.rows,
      (pageNumber) => {
        const { top, bottom } = span(pageNumber);
        return bottom - top;
      },
      tightness,
    ),
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
    const later = paginate(
      rest,
      (pageNumber) => {
        const { top, bottom } = span(pageNumber + beside);
        return bottom - top;
      },
      tightness,
    );
    return [...placed.slice(0, beside), ...later.map((rows): PlacedColumn => ({ rows, x: wideX }))];
  });
};

/** How much of the space between paragraphs is left where that saves a page. */
const TIGHTER = [0.9, 0.8, 0.7, 0.6, 0.5] as const;
/** A last page with less than this part of it filled is not worth a sheet of paper. */
const BARELY_FILLED = 0.2;

const pagesOf = (flow: Flow): number => Math.max(...flow.map((pages) => pages.length));

/** Which part of the last page is filled. */
const filledOnLast = (flow: Flow, columns: readonly TemplateColumn[]): number => {
  const count = pagesOf(flow);
  return Math.max(
    ...flow.map((pages, position) => {
      const last = pages[count - 1]?.rows.at(-1);
      const { top, bottom } = columns[position]?.span(count) ?? { top: 0, bottom: 1 };
      return last === undefined ? 0 : (last.top + last.row.height) / (bottom - top);
    }),
  );
};

/**
 * Columns on as few pages as they need: what would leave a line or a single referee alone on a page of their own stands a
 * little closer together where that is enough to take them in.
 */
export const flowed = (columns: readonly TemplateColumn[]): Flow => {
  const flow = flowedAt(columns, 1);
  if (pagesOf(flow) === 1 || filledOnLast(flow, columns) > BARELY_FILLED) return flow;
  for (const tightness of TIGHTER) {
    const tighter = flowedAt(columns, tightness);
    if (pagesOf(tighter) < pagesOf(flow)) return tighter;
  }
  return flow;
};
