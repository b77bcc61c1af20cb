import {
  amountText,
  type AmountUnit,
  dateText,
  numberText,
  roundedPercentText,
} from '@phila/contract/format';

/** How a figure is read: money and shares as everywhere, a number of times, months and years as a person says them. */
export type Unit = AmountUnit | 'times';

/** One result of a calculator, as the engine gives it. */
export interface Figure {
  label: string;
  /** Null where there is none. */
  value: number | null;
  unit: Unit;
  /** What it means, in plain words. */
  note?: string;
}

/** @param per one of what is kept: 10 for a tenth */
const rounded = (value: number, per: number): number => Math.round(value * per) / per;

const counted = (count: number, unit: string): string =>
  `${numberText(count)}\u00a0${unit}${count === 1 ? '' : 's'}`;

/** A whole number of months: `3 years`, `19 years 7 months`. Within a year a tenth may stand behind the point. */
const wholeText = (months: number): string => {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return counted(months, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
};

/**
 * A duration or an age as a person says it: `3 years`, `19 years 7 months`, `7 months`. What is no whole month is rounded
 * as every other figure is: to a tenth within a year, then to a month. Where that makes a whole month of less than one,
 * `almost` says so: a reserve of 2.97 months is not the three that are advised.
 */
export const monthsText = (exactly: number): string => {
  if (exactly > 0 && exactly < 1) return 'less than a month';
  const months = exactly < 12 ? rounded(exactly, 10) : Math.round(exactly);
  const isLess = Number.isInteger(months) && exactly < months;
  return `${isLess ? 'almost ' : ''}${wholeText(months)}`;
};

/** A result in its unit: money to the cent, a percentage to two decimals; a dash where there is none. */
export const figureText = (value: number | null, unit: Unit): string => {
  if (value === null) return '–';
  switch (unit) {
    case 'months':
      return monthsText(value);
    case 'times':
      return `${numberText(rounded(value, 100))}\u00a0times`;
    case 'years':
      // Two decimals of a year name its month: 82.08 is a month after 82.
      return monthsText(Math.round(value * 12));
    case 'percent':
      return roundedPercentText(value);
    default:
      return amountText(value, unit);
  }
};

/** A cell of a table: a figure, a day, or words. */
export const cellText = (value: number | string | null, unit: Unit | 'day' | 'words'): string => {
  if (value === null) return '–';
  if (unit === 'day') return dateText(String(value));
  return unit === 'words' || typeof value === 'string' ? String(value) : figureText(value, unit);
};
