import type { TemplateColumn } from './templates/template.ts';
import { paginate, type PlacedRow, type Row } from './layout/rows.ts';

/** Column on one page. */
export interface PlacedColumn {
  readonly rows: readonly PlacedRow[];
  readonly x: number;
}

/** Rows after the first pages in the column's other width; a paragraph already begun keeps its width to the end. */
const widened = (rows: readonly Row[], wide: readonly Row[], last: Row | undefined): Row[] => {
  const begun = last?.part ?? 0;
  const rest =
    last === undefined ? [] : rows.slice(rows.indexOf(last) + 1).filter(({ part }) => part === begun);
  return [...rest, ...wide.filter(({ part }) => part > begun)];
};

type Flow = readonly (readonly PlacedColumn[])[];

/**
 * Places columns on pages. A column with a second width uses it once the column beside it has ended, instead of leaving
 * a third of each page empty.
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
    // The other column's head is on the first page even if it holds no rows.
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

/** Factors to try on the space between paragraphs to save a page. */
const TIGHTER = [0.9, 0.8, 0.7, 0.6, 0.5] as const;
/** Filled share of the last page below which it is not worth a sheet of paper. */
const BARELY_FILLED = 0.2;

const pagesOf = (flow: Flow): number => Math.max(...flow.map((pages) => pages.length));

/** Filled share of the last page. */
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
 * Places columns on as few pages as possible: tightens spacing a little if that saves a last page with a mere line or
 * one referee.
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
