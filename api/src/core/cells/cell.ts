import { isDeepStrictEqual } from 'node:util';
import {
  type AnyField,
  asPartOfDate,
  byKind,
  codeKey,
  dayFaults,
  FIELD_WORDS,
  holds,
  isBlankValue,
  type Named,
  readAmount,
  readWrittenDay,
} from '@phila/contract';
import { labelsOf } from '../records/lookup-choices.ts';

/*
 * Reads and writes the cells of every file of rows: those of administration and those that employers supply.
 */

/** Names of choices by field, stored ones included. */
export type ChoiceNames = { readonly [field: string]: ReadonlyMap<number | string, string> | undefined };

type Names = ChoiceNames[string];

const asJson = (_: AnyField, value: unknown): string => JSON.stringify(value);

/** Words for stored values of every kind of field. */
export const STORED_WORDS = { ...FIELD_WORDS, document: asJson, group: asJson, rows: asJson };

// Written as stored, so that files are the same in every country.
const asKept = (_: AnyField, value: unknown) => value as string | number;
const inFile = byKind<[value: unknown, named: Named], string | number>({
  ...STORED_WORDS,
  text: asKept,
  date: asKept,
  amount: asKept,
});

/** A name as compared: ignores capitals, widths, blanks and kinds of dashes. */
export const plain = (text: string): string => codeKey(text).toLowerCase();

/** An unreadable cell; its message does not repeat the text. */
export class UnreadableCell extends Error {}
type Id = number | string;

/** A field's choices as files name them. */
interface NamesInFile {
  of: ReadonlyMap<Id, string>;
  ids: ReadonlyMap<string, Id>;
  /** The most comma-separated parts in a name. */
  most: number;
}

/** Adds the number to a shared name, so that each is read back as itself. */
const makeNames = (labels: ReadonlyMap<Id, string>): NamesInFile => {
  const times = new Map<string, number>();
  for (const name of labels.values()) times.set(plain(name), (times.get(plain(name)) ?? 0) + 1);
  const of = new Map<Id, string>();
  const ids = new Map<string, Id>();
  for (const [id, name] of labels) {
    const isShared = (times.get(plain(name)) ?? 0) > 1;
    of.set(id, isShared ? `${name} (No. ${id})` : name);
    if (!ids.has(plain(name))) ids.set(plain(name), id);
  }
  for (const [id, name] of of) ids.set(plain(name), id);
  const others = ([id, name]: [Id, string]) =>
    // Matches 'First National Bank (also RMB)' without the brackets too.
    [String(id), name.replace(/ \(.*\)$/, '')].map((other) => [plain(other), id] as const);
  for (const [other, id] of [...labels].flatMap(others)) if (!ids.has(other)) ids.set(other, id);
  return { of, ids, most: Math.max(1, ...[...of.values()].map((name) => name.split(',').length)) };
};

const made = new WeakMap<ReadonlyMap<Id, string>, NamesInFile>();
const namesOf = (field: AnyField, kept: Names): NamesInFile => {
  const labels = kept ?? labelsOf(field) ?? new Map<Id, string>();
  const known = made.get(labels) ?? makeNames(labels);
  made.set(labels, known);
  return known;
};

const typed = (_: AnyField, text: string): unknown => text;
/** Rows within a row are JSON. */
const json = (_: AnyField, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/**
 * Finds a choice by name, or by number if the entry is gone. Leaves an id to the rules: a line before may have made it.
 * @throws UnreadableCell for a name of none: the rule's own message would be that of a blank
 */
const chosen = (field: AnyField, text: string, kept: Names): Id => {
  const name = plain(text);
  const { ids, of } = namesOf(field, kept);
  const id = ids.get(name);
  if (id !== undefined) return id;
  if (/^\d{1,9}$/.test(name) || of.has(text.trim())) return text;
  if (/^no\.\d{1,9}$/.test(name)) return Number(name.slice(3));
  throw new UnreadableCell('This is none of the choices. Please write one of them by its name.');
};

/** More choices than any row has. */
const MOST_CHOICES = 1_000;

/** Quoted names, separated by commas. */
const QUOTED = /^\s*"(?:[^"]|"")*"(?:\s*,\s*"(?:[^"]|"")*")*\s*$/;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const unquoted = (text: string): string[] =>
  Array.from(text.matchAll(/"((?:[^"]|"")*)"/g), ([, name = '']) => name.replaceAll('""', '"'));

/**
 * Splits names at semicolons, or else at commas. As names may contain commas, takes the longest known name each time,
 * unless all are quoted.
 */
const several = (field: AnyField, text: string, kept: Names): unknown[] => {
  if (QUOTED.test(text)) return unquoted(text).map((name) => chosen(field, name, kept));
  const isSeparated = text.includes(';');
  const parts = text.split(isSeparated ? ';' : ',');
  if (parts.length > MOST_CHOICES)
    throw new UnreadableCell(`These are more than ${MOST_CHOICES.toLocaleString('en-ZA')} choices`);
  if (isSeparated) return parts.map((name) => chosen(field, name, kept));
  const { ids: known, most } = namesOf(field, kept);
  const values: unknown[] = [];
  for (let at = 0; at < parts.length;) {
    let end = Math.min(parts.length, at + most);
    while (end > at + 1 && !known.has(plain(parts.slice(at, end).join(',')))) end -= 1;
    values.push(chosen(field, parts.slice(at, end).join(','), kept));
    at = end;
  }
  return values;
};

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

const read = byKind<[text: string, kept: Names], unknown>({
  text: typed,
  prose: typed,
  date: ({ isPart = false }, text) => {
    const found = readWrittenDay(text);
    if (typeof found === 'string') throw new UnreadableCell(dayFaults[found]);
    if (found.day === null && !isPart) throw new UnreadableCell(dayFaults.unknown);
    return asPartOfDate(found);
  },
  yesNo: (_, text) => {
    const found = YES_OR_NO.get(text.trim().toLowerCase());
    if (found === undefined) throw new UnreadableCell('Please write Yes or No');
    return found;
  },
  amount: ({ unit }, text) => {
    const found = readAmount(text, unit);
    if (found.kind === 'ambiguous')
      throw new UnreadableCell(
        `This may be ${found.readings.join(' or ')}. Please write it without a separator of thousands, like 1234.50.`,
      );
    if (found.kind !== 'amount')
      throw new UnreadableCell('This is not a number that can be read. Please write it like 1234.50.');
    return found.amount;
  },
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

/**
 * Reads a cell into a body's value.
 * @throws UnreadableCell for text that is no day, number, choice, or yes or no
 */
export const readCell = (field: AnyField, text: string, kept?: Names): unknown =>
  text.trim() === '' ? text : read(field, text, kept);

/** Writes a value into a file of rows. Quotes names of choices that would be misread. */
export const cellOf = (field: AnyField, value: unknown, kept: Names): string | number => {
  if (isBlankValue(value)) return '';
  const named = (of: AnyField, id: unknown): string =>
    namesOf(of, kept).of.get(id as Id) ?? `No. ${String(id)}`;
  const text = inFile(field, value, named);
  if (!Array.isArray(value) || !holds(field, 'choices')) return text;
  return isDeepStrictEqual(several(field, String(text), kept), value)
    ? text
    : value.map((id: unknown) => quoted(named(field, id))).join(', ');
};
