import { amountText } from '../format/amount.ts';
import { dateText } from '../format/day-text.ts';
import { byKind, type OfEachKind } from './by-kind.ts';
import type { AnyField, AttachedDocument, Choice, RowWords } from './field.ts';
import { idIn } from './plain-object.ts';

/** What an id of a choice stands for, where the field itself does not list it; '' for what is not known. */
export type Named = (field: AnyField, id: unknown) => string;

/** Whether a value says nothing. */
export const isBlankValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** How many rows a list has, '2 courses': all that a cell has room for; '' for none. */
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

/** A value that is no blank, in words, by the kind of its field. Places with words of their own replace entries. */
export const FIELD_WORDS: OfEachKind<[value: unknown, named: Named], string> = {
  text: (field, value) => field.show?.(String(value)) ?? String(value),
  prose: plain,
  date: (field, value) => dateText(field.toForm(value)),
  // The address of a list has it as a text.
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

/** A value in words as screens show it: a choice by its name, a day as 05 Mar 2030, Yes or No; '' for a blank. */
export const fieldWords = (field: AnyField, value: unknown, named: Named): string =>
  isBlankValue(value) ? '' : byKind(FIELD_WORDS)(field, value, named);
