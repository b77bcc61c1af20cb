import type { Item } from './page.ts';

/** Piece of a column that is never split: a line of text and its asides. */
export interface Row {
  readonly height: number;
  /** Space above, dropped at the top of a page. */
  readonly before: number;
  /** Forbids it to be the last of its page while another row follows. */
  readonly keep: boolean;
  /** Items positioned from the row's upper left corner. */
  readonly items: readonly Item[];
  /** Section heading, for the outline. */
  readonly head?: string;
  /** Draws the timeline beside it. */
  readonly rail?: boolean;
  /** Number of its paragraph in the column, from 1. */
  readonly part: number;
}

export interface PlacedRow {
  readonly row: Row;
  /** Distance from the column's top. */
  readonly top: number;
}

/**
 * Places rows on pages. Rows kept together move to the next page together, unless they fill more than a page.
 * @param tightness factor on the space above each row; 1 keeps all of it
 */
export const paginate = (
  rows: readonly Row[],
  heightOf: (pageNumber: number) => number,
  tightness = 1,
): readonly (readonly PlacedRow[])[] => {
  const pages: PlacedRow[][] = [[]];
  let page: PlacedRow[] = [];
  pages[0] = page;
  let used = 0;
  const turn = (): void => {
    page = [];
    pages.push(page);
    used = 0;
  };
  const above = (row: Row): number => (used === 0 ? 0 : row.before * tightness);
  const spaceFor = (row: Row): number => above(row) + row.height;
  for (let index = 0; index < rows.length;) {
    let end = index;
    while (rows[end]?.keep && end + 1 < rows.length) end += 1;
    const group = rows.slice(index, end + 1);
    const [first] = group;
    if (first === undefined) break;
    const whole = group.reduce(
      (sum, { before, height }) => sum + before * tightness + height,
      -first.before * tightness,
    );
    const gap = above(first);
    if (used > 0 && used + gap + whole > heightOf(pages.length) && whole <= heightOf(pages.length + 1))
      turn();
    for (const row of group) {
      if (used > 0 && used + spaceFor(row) > heightOf(pages.length)) turn();
      const top = used + above(row);
      page.push({ row, top });
      used = top + row.height;
    }
    index = end + 1;
  }
  return pages;
};

/** Moves an item right and down. */
export const moved = (item: Item, x: number, y: number): Item => ({ ...item, x: item.x + x, y: item.y + y });
