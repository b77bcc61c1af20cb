import { amountText } from '@phila/contract/format';
import type { ReactNode } from 'react';

export interface Series {
  name: string;
  /** A value for each label; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** Names the picture and its table in everyday words: "What you still owe, year by year". */
  title: string;
  /** Says the main finding in a sentence, for a person who does not see the chart. */
  summary: string;
  /**
   * `line` and `area` for growth, `bars` to compare, `rows` to compare many things by their names (draws the first
   * series only, one bar below another), `stack` for the parts of each value, `share` for parts of a whole, with the
   * sum in the middle.
   */
  kind: 'line' | 'area' | 'bars' | 'rows' | 'stack' | 'share';
  /** The labels of the axis, or of the parts: years, months, names. */
  labels: readonly string[];
  /** Heads the table's first column: "Year". */
  labelled: string;
  /** The series, at least one; `share` shows the first only. */
  series: readonly Series[];
  /** Further columns of the table, such as the parts of a sum, which are not drawn. Default: none. */
  alsoInTable?: readonly Series[];
  /** Writes a value in the table and the legend; default: `R 1 234.56`. */
  format?: (value: number) => string;
  /** Writes a value on the axis, in fewer letters; default: as `format` does, or without one `R 1.2m`, `R 40k`. */
  short?: (value: number) => string;
  /** Drawn below the picture: how the values were worked out. */
  children?: ReactNode;
}

/** Writes `R 1 234.56`. */
export const rand = (value: number): string => amountText(value, 'rand');

/** The units of large numbers, the smallest first. */
const UNITS = [
  [1, ''],
  [1e3, 'k'],
  [1e6, 'm'],
  [1e9, 'b'],
  [1e12, 't'],
] as const;

/**
 * Shortens an amount for an axis: `R 1.2m`, `R 40k`. Avoids `Intl`: reading its tables for compact numbers takes 16 ms
 * on a desktop while a page of calculations loads.
 */
export const shortRand = (value: number): string => {
  const size = Math.abs(value);
  // Rounds to tenths only where they matter: beside `2.2k` a tenth of a rand does not.
  const step = size >= 10 && size < 1000 ? 1 : 10;
  const inUnit = (unit: number): number => Math.round((size / unit) * step) / step;
  // Takes the next unit for 999.6, or it would round to 1000.
  const [unit, letter] = UNITS.find(([one]) => inUnit(one) < 1000) ?? UNITS[4];
  return `R ${value < 0 ? '-' : ''}${inUnit(unit)}${letter}`;
};
