import type { AnyField, AttachedDocument, RowWords } from '@phila/contract/fields';
import { amountText, dateText } from '@phila/contract/format';
import { mustBeGiven, typedChoice, typedFields } from '@phila/contract/records';
import type { Row, TableRecord } from './table-record.ts';

/** A field that stands in a cell of its own. */
export type CellField = Exclude<AnyField, { kind: 'group' | 'fixed' }>;

export interface Column {
  name: string;
  field: CellField;
}

/** What an id of a lookup stands for; null where the list does not have it, or has not come. */
export type NameOf = (field: CellField, id: unknown) => string | null;

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

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** How many rows a list has, '2 courses': all that a cell has room for; '' for none. */
export const countOf = ({ one, many }: RowWords, list: unknown): string => {
  const count = Array.isArray(list) ? list.length : 0;
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
};

/** A value in words, as the screen shows it; '' for a blank. */
export const textOf = ({ name, field }: Column, row: Row, nameOf: NameOf): string => {
  const value = row[name];
  const typed = typedChoice(field, row);
  if (typed !== null) return typed;
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'text':
      return field.show?.(String(value)) ?? String(value);
    case 'prose':
      return String(value);
    case 'date':
      return dateText(field.toForm(value));
    case 'yesNo':
      return value === true ? 'Yes' : 'No';
    case 'amount':
      return amountText(Number(value), field.unit);
    case 'option':
    case 'options':
      return field.choices
        .filter(({ id }) => (Array.isArray(value) ? value.includes(id) : value === id))
        .map((choice) => choice.name)
        .join(', ');
    case 'document':
      return (value as AttachedDocument).originalDocumentName;
    case 'lookups':
      return (Array.isArray(value) ? value : [])
        .map((id) => nameOf(field, id) ?? '')
        .filter((name) => name !== '')
        .join(', ');
    case 'rows':
      return countOf(field, value);
    case 'lookup':
    case 'reference':
      return nameOf(field, idIn(value)) ?? '';
  }
};

/**
 * What a person calls a row, for "Edit Thandi Mokoena" or "Edit Imbali Foods, Planner": the first two of the fields that
 * every row has, or of those that this one has.
 */
export const rowName = (type: TableRecord, row: Row, nameOf: NameOf): string => {
  const given = columnsOf(type)
    .map((column) => ({ column, text: spoken(column, textOf(column, row, nameOf)) }))
    .filter(({ text }) => text !== '');
  const always = given.filter(({ column }) => mustBeGiven(column.field));
  const [first, second] = always.length > 0 ? always : given;
  if (first === undefined || second === undefined) return first?.text ?? '';
  return `${first.text}${isOneName(first.column, second.column) ? ' ' : ', '}${second.text}`;
};

/** A person's first name and surname, or a bank and how its account number ends: said without a pause. */
const isOneName = (first: Column, second: Column): boolean =>
  first.name === 'firstName' || (second.field.kind === 'text' && second.field.masked === true);

/** A number that is masked on the screen is masked in names as well. */
const spoken = ({ field }: Column, text: string): string =>
  field.kind === 'text' && field.masked === true && text.length > 4 ? `ending in ${text.slice(-4)}` : text;
