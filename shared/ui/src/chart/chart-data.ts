import { amountText } from '@phila/contract/format';
import type { ReactNode } from 'react';

export interface Series {
  name: string;
  /** One for each label; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartProps {
  /** What it shows, as one would say it: "What you still owe, year by year". Names the picture and its table. */
  title: string;
  /** The main thing to be seen in it, in a sentence, for a person who does not see it. */
  summary: string;
  /**
   * `line` and `area` for what grows, `bars` to compare, `rows` to compare many things by their names (the first series,
   * a bar below another), `stack` for what each is made of, `share` for parts of one whole, whose sum
   * stands in the middle.
   */
  kind: 'line' | 'area' | 'bars' | 'rows' | 'stack' | 'share';
  /** Along the axis, or of the parts of a whole: years, months, names. */
  labels: readonly string[];
  /** What the labels are: "Year". The heading of the table's first column. */
  labelled: string;
  /** One or more; `share` shows the first. */
  series: readonly Series[];
  /** A value in words, in the table and in the legend; default: `R 1 234.56`. */
  format?: (value: number) => string;
  /** A value on the axis, in fewer letters; default: as `format` says, and without one `R 1.2m`, `R 40k`. */
  short?: (value: number) => string;
  /** Stands below the picture: how it was worked out. */
  children?: ReactNode;
}

/** `R 1 234.56`. */
export const rand = (value: number): string => amountText(value, 'rand');

/** What a number is counted in, from the smallest on. */
const UNITS = [
  [1, ''],
  [1e3, 'k'],
  [1e6, 'm'],
  [1e9, 'b'],
  [1e12, 't'],
] as const;

/**
 * `R 1.2m`, `R 40k`: as short as an axis wants it. Not by `Intl`, which reads its tables for compact numbers at the first
 * one: 16 ms of a desktop's processor, in the task in which a page of calculations is evaluated.
 */
export const shortRand = (value: number): string => {
  const size = Math.abs(value);
  // Beside `2.2k` a tenth of a rand would be needless detail.
  const step = size >= 10 && size < 1000 ? 1 : 10;
  const inUnit = (unit: number): number => Math.round((size / unit) * step) / step;
  // 999.6 is 1k and not 1000.
  const [unit, letter] = UNITS.find(([one]) => inUnit(one) < 1000) ?? UNITS[4];
  return `R ${value < 0 ? '-' : ''}${inUnit(unit)}${letter}`;
};
