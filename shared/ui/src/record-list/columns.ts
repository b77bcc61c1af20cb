import { type AnyField, fieldWords } from '@phila/contract/fields';
import { mustBeGiven, typedChoice, typedFields } from '@phila/contract/records';
import type { Row, TableRecord } from './table-record.ts';

/** A field that stands in a cell of its own. */
export type CellField = Exclude<AnyField, { kind: 'group' | 'fixed' }>;

export interface Column {
  name: string;
  field: CellField;
}

/** What an id of a lookup stands for; null where its list does not have it or could not be read, undefined while it is read. */
export type NameOf = (field: CellField, id: unknown) => string | null | undefined;

/** What was typed in place of a choice stands in the choice's column. */
const untyped = ({ fields }: TableRecord): string[] => {
  const typed = typedFields(fields);
  return Object.keys(fields).filter((name) => !typed.has(name));
};

/** The columns of a table: those that the record names, or every field that fits a cell. */
export const columnsOf = (type: TableRecord): Column[] =>
  (type.columns ?? untyped(type)).flatMap((name) => {
    const field = type.fields[name];
    return field === undefined || field.kind === 'group' || field.kind === 'fixed' ? [] : [{ name, field }];
  });

/** Several choices in one cell have no order. */
export const isSortable = ({ field }: Column): boolean =>
  field.kind !== 'options' && field.kind !== 'lookups' && field.kind !== 'rows';

/** Figures stand under one another. */
export const isNumber = ({ field }: Column): boolean => field.kind === 'amount';

/** A value in words, as the screen shows it; '' for a blank. */
export const textOf = ({ name, field }: Column, row: Row, nameOf: NameOf): string => {
  const named = (_: AnyField, id: unknown) => nameOf(field, id) ?? '';
  return typedChoice(field, row) ?? fieldWords(field, row[name], named);
};

/** Whether a value's name is still on its way: it will be a part of the row's. */
const isComing = ({ name, field }: Column, row: Row, nameOf: NameOf): boolean =>
  (field.kind === 'lookup' || field.kind === 'reference') &&
  Boolean(row[name]) &&
  nameOf(field, row[name]) === undefined;

/** The first two of the fields that every row has, or of those that this one has, each with what is said of it. */
const naming = (type: TableRecord, row: Row, nameOf: NameOf) => {
  const given = columnsOf(type)
    .map((column) => ({ column, text: spoken(column, textOf(column, row, nameOf)) }))
    .filter(({ column, text }) => text !== '' || isComing(column, row, nameOf));
  const always = given.filter(({ column }) => mustBeGiven(column.field));
  return (always.length > 0 ? always : given).slice(0, 2);
};

/** What a person calls a row, for "Edit Thandi Mokoena" or "Edit Imbali Foods, Planner". */
export const rowName = (type: TableRecord, row: Row, nameOf: NameOf): string => {
  const [first, second] = naming(type, row, nameOf).filter(({ text }) => text !== '');
  if (first === undefined || second === undefined) return first?.text ?? '';
  return `${first.text}${isOneName(first.column, second.column) ? ' ' : ', '}${second.text}`;
};

/**
 * The fields that a row's name says in full: a masked number has more than its end. One whose name has not come yet is
 * among them, so that it takes no line which it leaves a moment later. One whose list could not be read is not: its line
 * says so, and offers to read it again.
 */
export const saidByName = (type: TableRecord, row: Row, nameOf: NameOf): string[] =>
  naming(type, row, nameOf)
    .filter(({ column }) => !isMasked(column))
    .map(({ column }) => column.name);

const isMasked = ({ field }: Column): boolean => field.kind === 'text' && field.masked === true;

/** A person's first name and surname, or a bank and how its account number ends: said without a pause. */
const isOneName = (first: Column, second: Column): boolean => first.name === 'firstName' || isMasked(second);

/** A number that is masked on the screen is masked in names as well. */
const spoken = (column: Column, text: string): string =>
  isMasked(column) && text.length > 4 ? `ending in ${text.slice(-4)}` : text;
