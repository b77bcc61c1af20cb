import {
  amountText,
  type AmountUnit,
  dateText,
  numberText,
  roundedPercentText,
} from '@phila/contract/format';

/** Unit of a figure: the site's amounts, or a number of times. */
export type Unit = AmountUnit | 'times';

/** A result from the engine. */
export interface Figure {
  label: string;
  /** Null if there is none. */
  value: number | null;
  unit: Unit;
  /** Meaning, in plain words. */
  note?: string;
}

/** @param per steps a unit: 10 rounds to a tenth */
const rounded = (value: number, per: number): number => Math.round(value * per) / per;

const counted = (count: number, unit: string): string =>
  `${numberText(count)}\u00a0${unit}${count === 1 ? '' : 's'}`;

/** Whole months as text: `3 years`, `19 years 7 months`. Below a year it may have tenths. */
const wholeText = (months: number): string => {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(months, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
};

/**
 * A duration or age in words: `3 years`, `19 years 7 months`, `7 months`. Rounds to a tenth below a year, otherwise to
 * a month. Says `almost` if that rounds up to a whole month: 2.97 months are not the advised three.
 */
export const monthsText = (exactly: number): string => {
  if (exactly > 0 && exactly < 1) return 'less than a month';
  const months = exactly < 12 ? rounded(exactly, 10) : Math.round(exactly);
  const isLess = Number.isInteger(months) && exactly < months;
  return `${isLess ? 'almost ' : ''}${wholeText(months)}`;
};

/** Formats a result: money to the cent, percent to two decimals; a dash if null. */
export const figureText = (value: number | null, unit: Unit): string => {
  if (value === null) return '–';
  switch (unit) {
    case 'months':
      return monthsText(value);
    case 'times':
      return `${numberText(rounded(value, 100))}\u00a0times`;
    case 'years':
      // Recovers months from two decimals: 82.08 is 82 years, 1 month.
      return monthsText(Math.round(value * 12));
    case 'percent':
      return roundedPercentText(value);
    default:
      return amountText(value, unit);
  }
};

/** Formats a cell: a figure, a day, or words. */
export const cellText = (value: number | string | null, unit: Unit | 'day' | 'words'): string => {
  if (value === null) return '–';
  if (unit === 'day') return dateText(String(value));
  return unit === 'words' || typeof value === 'string' ? String(value) : figureText(value, unit);
};
