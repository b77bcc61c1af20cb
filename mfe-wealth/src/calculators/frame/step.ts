import { amountText, dateText } from '@phila/contract/format';
import type { ExplanationLine } from '@phila/finance/explanation';
import { figureText, type Unit } from './figure.ts';

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

/** The engine's days, `2027-02-28`, as the site writes days. */
const withDays = (basis: string): string => basis.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dateText);

/** A step as the engine says it; the unit that its label names goes to the amount. */
export const stepOf = ({ label, amount, basis, exact }: ExplanationLine): Step => {
  const [, words = label, named = ''] = /^(.*) \(([^()]+)\)$/.exec(label) ?? [];
  const unit = UNITS[named];
  return {
    label: unit === undefined ? label : words,
    amount: unit === 'months' ? amountText(amount, 'months') : figureText(amount, unit ?? 'rand'),
    basis: withDays(basis),
    exact: exact === undefined ? null : grouped(shortened(exact)),
  };
};
