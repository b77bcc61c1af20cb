import { exact, rand, type Exact } from './money/exact.ts';

/** One step of a calculation, in the order in which a person would do it by hand. */
export interface ExplanationLine {
  /** What the step gives. */
  label: string;
  /** The outcome in rand (or the unit that the label names), at most two decimals. */
  amount: number;
  /** The law, table, rule or entry that the step follows, with its arithmetic. */
  basis: string;
  /**
   * The outcome with more digits, present only where `amount` had to be shortened. The law rounds at a few
   * stages only, so a person who follows the steps by hand carries this figure on and reaches the result to the cent.
   */
  exact?: string;
}

/** Makes a step; keeps the digits that the shown amount drops. */
export function line(label: string, amount: Exact | number, basis: string): ExplanationLine {
  const value = exact(amount);
  const shown = rand(value);
  return value.eq(shown)
    ? { label, amount: shown, basis }
    : { label, amount: shown, basis, exact: value.toSignificantDigits(25).toFixed() };
}

/** Something a person should know before trusting or signing, with the rule behind it. */
export interface Warning {
  /** The entry that it concerns, as docs/guides/calculator-calls.md names it. */
  field: string;
  message: string;
  /** The law, article or rule of thumb. */
  basis: string;
}

/** A slice of a whole for a chart: where each rand goes. */
export interface Share {
  label: string;
  amount: number;
  /** Percent of the whole, four decimals; null when the whole is zero. */
  percent: number | null;
}
