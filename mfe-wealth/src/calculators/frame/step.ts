import { amountText } from '@phila/contract/format';
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

/** A step as the engine says it; the unit that its label names goes to the amount. */
export const stepOf = ({ label, amount, basis, exact }: ExplanationLine): Step => {
  const [, words = label, named = ''] = /^(.*) \(([^()]+)\)$/.exec(label) ?? [];
  const unit = UNITS[named];
  return {
    label: unit === undefined ? label : words,
    amount: unit === 'months' ? amountText(amount, 'months') : figureText(amount, unit ?? 'rand'),
    basis,
    exact: exact === undefined ? null : shortened(exact),
  };
};
