import { exact, rand, type Exact } from './money/exact.ts';

/** Step of a calculation, in the order of working it out by hand. */
export interface ExplanationLine {
  /** Name of the step's outcome. */
  label: string;
  /** Outcome in rand (or the unit in the label), at most two decimals. */
  amount: number;
  /** Law, table, rule or entry that the step follows, with its arithmetic. */
  basis: string;
  /**
   * Outcome with more digits, only if `amount` was shortened. The law rounds at a few stages only, so working by hand
   * with this figure gives the result to the cent.
   */
  exact?: string;
}

/** Makes a step and keeps the digits that the displayed amount drops. */
export function line(label: string, amount: Exact | number, basis: string): ExplanationLine {
  const value = exact(amount);
  const shown = rand(value);
  return value.eq(shown)
    ? { label, amount: shown, basis }
    : { label, amount: shown, basis, exact: value.toSignificantDigits(25).toFixed() };
}

/** Warning to read before trusting or signing, with the rule behind it. */
export interface Warning {
  /** Entry it concerns, as named in docs/guides/calculator-calls.md. */
  field: string;
  message: string;
  /** Law, article or rule of thumb. */
  basis: string;
}

/** Slice of a whole, for a chart. */
export interface Share {
  label: string;
  amount: number;
  /** Percent of the whole, four decimals; null when the whole is zero. */
  percent: number | null;
}
