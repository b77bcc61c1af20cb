import { type AnyField, type FieldKind, type FieldOfKind, fieldWords, holds } from '@phila/contract/fields';
import { mustBeGiven, typedChoice, typedFields } from '@phila/contract/records';
import type { Row, TableRecord } from './table-record.ts';

/** Order of a column's rows by kind: as words, by the value as stored, or none; kinds not listed fit no cell. */
const SORTED_BY = {
  text: 'words',
  prose: 'words',
  date: 'day',
  yesNo: 'words',
  amount: 'number',
  option: 'words',
  options: null,
  lookup: 'words',
  lookups: null,
  reference: 'words',
  document: 'words',
  rows: null,
} as const satisfies Record<Exclude<FieldKind, 'group' | 'fixed'>, 'words' | 'day' | 'number' | null>;

/** A field that fits into a table's cell. */
export type CellField = FieldOfKind<keyof typeof SORTED_BY>;

export interface Column {
  name: string;
  field: CellField;
}

/** Gives the name behind a lookup's id; null if its list lacks it or could not be read, undefined while it loads. */
export type NameOf = (field: CellField, id: unknown) => string | null | undefined;

/** Leaves out fields for typed texts, because they show in their choice's column. */
const untyped = ({ fields }: TableRecord): string[] => {
  const typed = typedFields(fields);
  return Object.keys(fields).filter((name) => !typed.has(name));
};

/** Returns the columns of a table: the columns that the record names, or else every field that fits a cell. */
export const columnsOf = (type: TableRecord): Column[] =>
  (type.columns ?? untyped(type)).flatMap((name) => {
    const field = type.fields[name];
    return field === undefined || holds(field, 'fields', 'constant') ? [] : [{ name, field }];
  });

/** Gives the order of a column's rows: days sort as stored, and numbers not as text; null for a cell without an order. */
export const sortedBy = ({ field }: Column) => SORTED_BY[field.kind];

/** Tells if rows can be sorted by a column. */
export const isSortable = (column: Column): boolean => sortedBy(column) !== null;

/** Tells if a column has figures, to align them. */
export const isNumber = (column: Column): boolean => sortedBy(column) === 'number';

/** Gives a value in words, as the screen shows it; '' for a blank. */
export const textOf = ({ name, field }: Column, row: Row, nameOf: NameOf): string => {
  const named = (_: AnyField, id: unknown) => nameOf(field, id) ?? '';
  return typedChoice(field, row) ?? fieldWords(field, row[name], named);
};

/** Tells if the name behind an id is still loading. */
const isComing = ({ name, field }: Column, row: Row, nameOf: NameOf): boolean =>
  holds(field, 'entry') && Boolean(row[name]) && nameOf(field, row[name]) === undefined;

/** Finds the two values that name a row: the first that every row has, or else the first of this row. */
const naming = (type: TableRecord, row: Row, nameOf: NameOf) => {
  const given = columnsOf(type)
    .map((column) => ({ column, text: spoken(column, textOf(column, row, nameOf)) }))
    .filter(({ column, text }) => text !== '' || isComing(column, row, nameOf));
  const always = given.filter(({ column }) => mustBeGiven(column.field));
  return (always.length > 0 ? always : given).slice(0, 2);
};

/** Names a row, for "Edit Thandi Mokoena" or "Edit Imbali Foods, Planner". */
export const rowName = (type: TableRecord, row: Row, nameOf: NameOf): string => {
  const [first, second] = naming(type, row, nameOf).filter(({ text }) => text !== '');
  if (first === undefined || second === undefined) return first?.text ?? '';
  return `${first.text}${isOneName(first.column, second.column) ? ' ' : ', '}${second.text}`;
};

/**
 * Finds the fields that a row's name shows in full; a masked number is not. Includes a value whose name is still
 * loading, so that it takes no separate line for a moment. Excludes one whose list failed, because its line offers
 * Retry.
 */
export const saidByName = (type: TableRecord, row: Row, nameOf: NameOf): string[] =>
  naming(type, row, nameOf)
    .filter(({ column }) => !isMasked(column))
    .map(({ column }) => column.name);

const isMasked = ({ field }: Column): boolean => field.kind === 'text' && field.masked === true;

/** Tells if two values are read without a pause: first name and surname, or a bank and the end of an account number. */
const isOneName = (first: Column, second: Column): boolean => first.name === 'firstName' || isMasked(second);

/** Masks in names the numbers that the screen masks. */
const spoken = (column: Column, text: string): string =>
  isMasked(column) && text.length > 4 ? `ending in ${text.slice(-4)}` : text;
