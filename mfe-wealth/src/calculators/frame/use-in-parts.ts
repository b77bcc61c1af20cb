import { useEffect, useState } from 'react';
import type { Column, Row, Table } from './answer.ts';

type Figures = Pick<Table, 'columns' | 'rows'>;

/**
 * Rows in a part. What a frame costs for a table of 360 rows is for the most part the same whatever changes (every row is
 * gone through), and 20 rows of nine cells add about 1 ms to it: so one part a frame, and few rows in it.
 */
const PART = 20;

/** Up to so many rows are laid out well within one frame. */
const SHORT = 60;

/** The longest that a part waits for time to spare, in ms: the rows below the first part may be in sight. */
const LONGEST_WAIT = 200;

/**
 * Calls in a frame that has time to spare, at most once a frame; where the browser does not say when it has time, with the
 * next frame.
 */
const whenIdle = (call: () => void): (() => void) => {
  let idle: number | undefined;
  const frame = requestAnimationFrame(() => {
    if (typeof window.requestIdleCallback === 'function')
      idle = window.requestIdleCallback(call, { timeout: LONGEST_WAIT });
    else call();
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
};

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
 * lay all of them out at once and drop frames: they change part by part instead, each in a frame that has time to spare
 * once what was typed is drawn. With other columns all of it changes at once. The columns stay the same object while they
 * are alike, so that rows that stay are not drawn.
 */
export const useInParts = ({ columns, rows }: Figures): Figures => {
  const [drawn, setDrawn] = useState<Drawn>({ columns, rows, of: rows, at: rows.length });
  if (drawn.rows !== rows && (rows.length <= SHORT || !isAlike(columns, drawn.columns)))
    setDrawn({ columns, rows, of: rows, at: rows.length });
  useEffect(() => {
    if (drawn.rows === rows) return undefined;
    return whenIdle(() => setDrawn(withNextPart(drawn, rows)));
  }, [drawn, rows]);
  return drawn;
};
