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

/** `1.2m`, `40k`: as short as an axis wants it. */
const shortNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
/** `412`: beside `2.2k` a tenth of a rand would be needless detail. */
const wholeNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 });

export const shortRand = (value: number): string => {
  const size = Math.abs(value);
  const number = size >= 10 && size < 1000 ? wholeNumber : shortNumber;
  return `R ${number.format(value).toLowerCase()}`;
};
