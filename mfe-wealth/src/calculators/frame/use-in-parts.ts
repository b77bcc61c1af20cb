import { useEffect, useState } from 'react';
import type { Column, Row, Table } from './answer.ts';

type Figures = Pick<Table, 'columns' | 'rows'>;

/** So many rows of nine cells are laid out well within one frame, at 60 a second. */
const PART = 60;

interface Drawn {
  columns: readonly Column[];
  /** The first `at` of the rows of `of`, and the rows before it from there on. */
  rows: readonly Row[];
  of: readonly Row[];
  at: number;
}

const withNextPart = (drawn: Drawn, rows: readonly Row[]): Drawn => {
  const at = (drawn.of === rows ? drawn.at : 0) + PART;
  const isWhole = at >= Math.max(rows.length, drawn.rows.length);
  return { ...drawn, of: rows, at, rows: isWhole ? rows : [...rows.slice(0, at), ...drawn.rows.slice(at)] };
};

const isAlike = (columns: readonly Column[], others: readonly Column[]): boolean =>
  JSON.stringify(columns) === JSON.stringify(others);

/**
 * The rows of a table to draw now. Where those of a long table change, as with each digit of an amount, the browser would
 * lay all of them out at once and drop frames: they change part by part instead, a part a frame. With other columns all
 * of it changes at once. The columns stay the same object while they are alike, so that rows that stay are not drawn.
 */
export const useInParts = ({ columns, rows }: Figures): Figures => {
  const [drawn, setDrawn] = useState<Drawn>({ columns, rows, of: rows, at: rows.length });
  if (drawn.rows !== rows && (rows.length <= PART || !isAlike(columns, drawn.columns)))
    setDrawn({ columns, rows, of: rows, at: rows.length });
  useEffect(() => {
    if (drawn.rows === rows) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(withNextPart(drawn, rows)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, rows]);
  return drawn;
};
