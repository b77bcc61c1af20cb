import { amountText } from '@phila/contract/format';
import type { ExplanationLine } from '@phila/finance/explanation';
import { figureText, type Unit } from './figure.ts';
import { withDays } from './with-days.ts';

/** Units in brackets behind an engine label, unless rand. */
const UNITS: Readonly<Record<string, Unit>> = {
  percent: 'percent',
  'percent a year': 'percent',
  months: 'months',
  years: 'years',
  times: 'times',
  number: 'number',
};

/** A step of the explanation, as displayed. */
export interface Step {
  label: string;
  amount: string;
  basis: string;
  /** Unrounded figure used by the next step, if the shown one is rounded. */
  exact: string | null;
}

/** Decimals needed to follow a step to the cent. */
const DIGITS = 8;
const shortened = (exact: string): string => exact.replace(new RegExp(`(\\.\\d{${DIGITS}})\\d+$`), '$1…');

/** Groups the digits of `13 478.1284…` in threes, as in all amounts. */
const grouped = (exact: string): string => {
  const [whole = '', ...fraction] = exact.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0'), ...fraction].join('.');
};

/** Exact amount, where the shown one is rounded; null for years, shown to the month. */
const carriedOn = (amount: number, exact: string | undefined, unit: Unit | undefined): string | null => {
  if (unit === 'years') return null;
  if (exact !== undefined) return grouped(shortened(exact));
  return unit === 'months' && !Number.isInteger(amount) ? String(amount) : null;
};

/** Formats an engine step; moves the unit in its label to the amount. */
export const stepOf = ({ label, amount, basis, exact }: ExplanationLine): Step => {
  const [, words = label, named = ''] = /^(.*) \(([^()]+)\)$/.exec(label) ?? [];
  const unit = UNITS[named];
  return {
    label: unit === undefined ? label : words,
    // Shows whole months as a count of months.
    amount:
      unit === 'months' && Number.isInteger(amount)
        ? amountText(amount, 'months')
        : figureText(amount, unit ?? 'rand'),
    basis: withDays(basis),
    exact: carriedOn(amount, exact, unit),
  };
};
