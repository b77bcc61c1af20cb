import { type AmountUnit, readAmount } from '@phila/contract';
import { type Cents, centsFromRand, formatCents, randFromCents } from '@phila/finance/cents';

/** How a column's cells are parsed, and the value of a blank one. */
export interface Column<V, Blank = V> {
  /** A description of valid cells, for the guide and for error messages. */
  readonly what: string;
  /** Undefined for an invalid cell. */
  readonly read: (cell: string) => V | undefined;
  /** The value of a blank cell. Without it, the column is required and no cell may be blank. */
  readonly blank?: Blank;
  /** Formats a value for people; default: unchanged. */
  show?(value: V): string;
}

/** A column's value formatted for people; '' for none. */
export const shownCell = (column: Column<unknown, unknown>, value: unknown): string =>
  value === null || value === undefined ? '' : (column.show?.(value) ?? String(value));

export type Columns = Readonly<Record<string, Column<unknown, unknown>>>;

/** The parsed cells of a line, by column. */
export type RowOf<C extends Columns> = {
  [K in keyof C]: C[K] extends Column<infer V, infer Blank> ? V | Blank : never;
};

/** Maximum length of a name and of a note. */
const NAME = 100;
const NOTE = 300;

const textUpTo =
  (most: number) =>
  (cell: string): string | undefined => {
    const text = cell.normalize('NFC').replaceAll(/\s+/g, ' ');
    return text.length <= most && !/\p{Cc}/u.test(text) ? text : undefined;
  };

export const name: Column<string> = { what: `a text of at most ${NAME} letters`, read: textUpTo(NAME) };

export const note: Column<string, null> = {
  what: `a text of at most ${NOTE} letters, or nothing`,
  read: textUpTo(NOTE),
  blank: null,
};

const within = (
  cell: string,
  unit: AmountUnit,
  least: number,
  most: number,
  decimals: number,
): number | undefined => {
  const read = readAmount(cell, unit);
  if (read.kind !== 'amount' || read.amount < least || read.amount > most) return undefined;
  return Number(read.amount.toFixed(decimals)) === read.amount ? read.amount : undefined;
};

/** R 1 000 000 000 in cents: above any insured value, and low enough that sums of such amounts stay exact. */
const MOST: Cents = 100_000_000_000;

const centsOf = (cell: string): Cents | undefined => {
  const amount = within(cell, 'rand', 0, randFromCents(MOST), 2);
  return amount === undefined ? undefined : centsFromRand(amount);
};

export const rand: Column<Cents> = {
  what: 'an amount in rand: 1234.50',
  read: centsOf,
  show: formatCents,
};

export const randOrNone: Column<Cents, null> = {
  ...rand,
  what: 'an amount in rand, or nothing',
  blank: null,
};

export const randOrZero: Column<Cents> = { ...rand, what: 'an amount in rand; nothing is 0', blank: 0 };

export const percent = (least: number, most: number, decimals = 2): Column<number> => ({
  what: `a percentage from ${least} to ${most} with at most ${decimals} decimals`,
  read: (cell) => within(cell, 'percent', least, most, decimals),
  show: (value) => `${value}%`,
});

export const whole = (least: number, most: number): Column<number> => ({
  what: `a whole number from ${least} to ${most}`,
  read: (cell) => within(cell, 'number', least, most, 0),
});

export const wholeOrNone = (least: number, most: number): Column<number, null> => ({
  what: `a whole number from ${least} to ${most}, or nothing`,
  read: (cell) => within(cell, 'number', least, most, 0),
  blank: null,
});

export const zeroWhereBlank = (column: Column<number>): Column<number> => ({
  ...column,
  what: `${column.what}; nothing is 0`,
  blank: 0,
});

export const oneOf = <const V extends string>(values: readonly V[]): Column<V> => ({
  what: values.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  read: (cell) => values.find((value) => value === cell.toLowerCase()),
});

/** Several values separated by semicolons, returned in the order of `values`. */
export const severalOf = <const V extends string>(values: readonly V[]): Column<V[]> => ({
  what: `any of ${values.join(', ')}, with semicolons between; or nothing`,
  read: (cell) => {
    const named = cell
      .toLowerCase()
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    return named.every((one) => values.some((value) => value === one))
      ? values.filter((value) => named.includes(value))
      : undefined;
  },
  blank: [],
  show: (named) => named.join('; '),
});

export const yesOrNo: Column<boolean> = {
  what: 'yes or no; nothing is no',
  read: (cell) => ({ yes: true, no: false })[cell.toLowerCase()],
  blank: false,
  show: (is) => (is ? 'yes' : 'no'),
};
