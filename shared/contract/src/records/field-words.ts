import { amountText } from '../format/amount.ts';
import { dateText } from '../format/day-text.ts';
import { byKind, type OfEachKind } from './by-kind.ts';
import type { AnyField, AttachedDocument, Choice, RowWords } from './field.ts';
import { idIn } from './plain-object.ts';

/** Looks up the name of a choice that the field itself does not list; '' if unknown. */
export type Named = (field: AnyField, id: unknown) => string;

/** Returns true for null, '' and an empty list. */
export const isBlankValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Length of a list with its noun, '2 courses', for a cell; '' if empty. */
export const countOf = ({ one, many }: RowWords, list: unknown): string => {
  const count = Array.isArray(list) ? list.length : 0;
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
};

const plain = (_: AnyField, value: unknown): string => String(value);
const one = (field: AnyField, value: unknown, named: Named): string => {
  const listed = 'choices' in field ? (field.choices as readonly Choice<number | string>[]) : [];
  const id = idIn(value);
  return listed.find((choice) => choice.id === id)?.name ?? named(field, id);
};
const several = (field: AnyField, value: unknown, named: Named): string =>
  (Array.isArray(value) ? value : [])
    .map((id) => one(field, id, named))
    .filter((name) => name !== '')
    .join(', ');

/** Text of a non-blank value, by kind of field. Places may replace entries. */
export const FIELD_WORDS: OfEachKind<[value: unknown, named: Named], string> = {
  text: (field, value) => field.show?.(String(value)) ?? String(value),
  prose: plain,
  date: (field, value) => dateText(field.toForm(value)),
  // An address holds it as text.
  yesNo: (_, value) => (String(value) === 'true' ? 'Yes' : 'No'),
  amount: (field, value) => amountText(Number(value), field.unit),
  option: one,
  options: several,
  lookup: one,
  lookups: several,
  reference: one,
  document: (_, value) => (value as AttachedDocument).originalDocumentName,
  group: () => '',
  rows: countOf,
  fixed: plain,
};

/** Text of a value as screens show it: a choice's name, a day as 05 Mar 2030, Yes or No; '' for a blank. */
export const fieldWords = (field: AnyField, value: unknown, named: Named): string =>
  isBlankValue(value) ? '' : byKind(FIELD_WORDS)(field, value, named);
