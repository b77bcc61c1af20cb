import { amountText } from '@phila/contract/format';
import type { ExplanationLine } from '@phila/finance/explanation';
import { figureText, type Unit } from './figure.ts';
import { withDays } from './with-days.ts';

/** What stands in brackets behind a label of the engine where its amount is no rand. */
const UNITS: Readonly<Record<string, Unit>> = {
  percent: 'percent',
  'percent a year': 'percent',
  months: 'months',
  years: 'years',
  times: 'times',
  number: 'number',
};

/** A step of the explanation, ready to be shown. */
export interface Step {
  label: string;
  amount: string;
  basis: string;
  /** The figure that the next step goes on with, where the shown one is rounded. */
  exact: string | null;
}

/** Digits behind the point with which any step can be followed to the cent. */
const DIGITS = 8;
const shortened = (exact: string): string => exact.replace(new RegExp(`(\\.\\d{${DIGITS}})\\d+$`), '$1…');

/** `13 478.1284…`: the digits before the point in threes, as all amounts are written. */
const grouped = (exact: string): string => {
  const [whole = '', ...fraction] = exact.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0'), ...fraction].join('.');
};

/** What the words of a step leave out; years are said with their months, and nothing of them is left out. */
const carriedOn = (amount: number, exact: string | undefined, unit: Unit | undefined): string | null => {
  if (unit === 'years') return null;
  if (exact !== undefined) return grouped(shortened(exact));
  return unit === 'months' && !Number.isInteger(amount) ? String(amount) : null;
};

/** A step as the engine says it; the unit that its label names goes to the amount. */
export const stepOf = ({ label, amount, basis, exact }: ExplanationLine): Step => {
  const [, words = label, named = ''] = /^(.*) \(([^()]+)\)$/.exec(label) ?? [];
  const unit = UNITS[named];
  return {
    label: unit === undefined ? label : words,
    // Months that the next step goes on with are counted as months.
    amount:
      unit === 'months' && Number.isInteger(amount)
        ? amountText(amount, 'months')
        : figureText(amount, unit ?? 'rand'),
    basis: withDays(basis),
    exact: carriedOn(amount, exact, unit),
  };
};
