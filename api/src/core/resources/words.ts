import {
  type AnyField,
  byKind,
  codeKey,
  FIELD_WORDS,
  isBlankValue,
  type Named,
  readDay,
} from '@phila/contract';
import { labelsOf } from '../records/lookup-choices.ts';

/** By field: the names of its choices, of those that the service keeps as well. */
export type ChoiceNames = { readonly [field: string]: ReadonlyMap<number | string, string> | undefined };

type Names = ChoiceNames[string];

/** What an id stands for; an id whose entry is gone is shown as a number. */
const namedIn =
  (kept: Names) =>
  (field: AnyField, id: unknown): string =>
    (kept ?? labelsOf(field))?.get(id as number) ?? `No. ${String(id)}`;

const asJson = (_: AnyField, value: unknown): string => JSON.stringify(value);
const HISTORY_WORDS = { ...FIELD_WORDS, document: asJson, group: asJson, rows: asJson };
const inHistory = byKind(HISTORY_WORDS);

/**
 * A value of a field as people read it in a history: a choice by its name, a day as 05 Mar 2030, Yes or No, and nothing
 * for a blank.
 * @param field undefined for what a row has beside its fields, which is a time
 */
export const wordsOf = (field: AnyField | undefined, value: unknown, kept?: Names): string => {
  if (isBlankValue(value)) return '';
  return field === undefined ? String(value) : inHistory(field, value, namedIn(kept));
};

// As it is kept, so that the file says the same in every country.
const asKept = (_: AnyField, value: unknown) => value as string | number;
const inFile = byKind<[value: unknown, named: Named], string | number>({
  ...HISTORY_WORDS,
  text: asKept,
  date: asKept,
  amount: asKept,
});

/** A value in a file of rows. */
export const cellOf = (field: AnyField, value: unknown, kept: Names): string | number =>
  isBlankValue(value) ? '' : inFile(field, value, namedIn(kept));

/** What a name is compared by: capitals, kinds of dashes, widths and blanks do not count. */
export const plain = (text: string): string => codeKey(text).toLowerCase();

const typed = (_: AnyField, text: string): unknown => text;
/** Rows within a row are written as JSON. */
const json = (_: AnyField, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
const chosen = (field: AnyField, text: string, kept: Names): unknown =>
  [...(kept ?? labelsOf(field) ?? [])].find(([, name]) => plain(name) === plain(text))?.[0] ?? text;
/** Names between commas, of which some have commas themselves: the longest name that there is counts. */
const several = (field: AnyField, text: string, kept: Names): unknown => {
  const parts = text.split(',');
  const known = new Set([...(kept ?? labelsOf(field) ?? [])].map(([, name]) => plain(name)));
  const values: unknown[] = [];
  for (let at = 0; at < parts.length;) {
    let end = parts.length;
    while (end > at + 1 && !known.has(plain(parts.slice(at, end).join(',')))) end -= 1;
    values.push(chosen(field, parts.slice(at, end).join(','), kept));
    at = end;
  }
  return values;
};

const read = byKind<[text: string, kept: Names], unknown>({
  text: typed,
  prose: typed,
  date: (_, text) => {
    const found = readDay(text);
    return 'day' in found ? found.day : text;
  },
  yesNo: typed,
  amount: typed,
  option: chosen,
  options: several,
  lookup: chosen,
  lookups: several,
  reference: (field, text, kept) => ({ id: chosen(field, text, kept) }),
  document: typed,
  group: json,
  rows: json,
  fixed: typed,
});

/** What a cell of a file stands for, as a body has it; what cannot be read stays a text, for the rules to refuse. */
export const readCell = (field: AnyField, text: string, kept: Names): unknown =>
  text.trim() === '' ? text : read(field, text, kept);
