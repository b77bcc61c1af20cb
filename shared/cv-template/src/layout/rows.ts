import type { Item } from './page.ts';

/** A piece of a column that is never parted: a line of text, with what stands beside it. */
export interface Row {
  readonly height: number;
  /** The space above it, which falls away at the top of a page. */
  readonly before: number;
  /** Whether it may not be the last of its page while another row follows. */
  readonly keep: boolean;
  /** From the row's upper left corner. */
  readonly items: readonly Item[];
  /** The head of a section, for the list of contents. */
  readonly head?: string;
  /** Whether the line of time runs along it. */
  readonly rail?: boolean;
  /** Which paragraph of its column it is of, counted from 1. */
  readonly part: number;
}

export interface PlacedRow {
  readonly row: Row;
  /** From the column's top. */
  readonly top: number;
}

/**
 * Rows put on pages. Rows that keep together go to the next page together, unless they fill more than a whole page.
 * @param tightness the part of the space above each row that is left: 1 is all of it
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

/** An item moved right and down. */
export const moved = (item: Item, x: number, y: number): Item => ({ ...item, x: item.x + x, y: item.y + y });
