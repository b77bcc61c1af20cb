import { readTypedDay, readTypedPart } from '@phila/contract/format';
import { bodySchema } from '@phila/contract/records';
import { HIDDEN } from './found-details.ts';
import { end, isNoDate, isNow, known, period, type ReadDate } from './parts-of-date.ts';
import type { Lost, Reader } from './reader.ts';
import { type Body, careerRecords, type Choice, type Kind } from './records.ts';

/** An entry of the file as one of our records, to choose or leave. */
export type ImportedEntry = { [K in Kind]: ImportedEntryOf<K> }[Kind];

interface ImportedEntryOf<K extends Kind> {
  /** Place in the file: `work.0`. */
  key: string;
  kind: K;
  title: string;
  /** Tells entries of the same title apart, usually by years. */
  detail: string;
  /** Sentences about values changed or assumed in the conversion. */
  notes: readonly string[];
  /** Parts of this entry that our record has no field for. */
  lost: readonly Lost[];
  /** Request body if chosen; null if it breaks a rule of the record. */
  body: Body<K> | null;
  /** Messages of the broken rules. */
  refusals: readonly string[];
  /** Fields that break rules, each once. */
  missing: readonly string[];
  /** The file's values, by our fields. */
  values: object;
  /** True if the file's own tool does not show it. */
  isHidden: boolean;
}

const MOVED = 'The file has a day that this month does not have, so its last day was used.';
const FILLED = 'The file has no exact day, so the last day of the month or year was used.';

export const same = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** Finds a choice by name; an unlisted name is kept as typed. */
export const chosenOrTyped = (
  choices: readonly Choice[],
  name: string,
): { id: number | null; typed: string } => {
  const found = choices.find((choice) => same(choice.name, name));
  return found === undefined ? { id: null, typed: name } : { id: found.id, typed: '' };
};

/** An entry being read. */
export interface Draft {
  key: string;
  entry: Reader;
  /** The `phila` object of an entry; only our own export writes it (to-json-resume.ts). */
  ours: Reader;
  notes: string[];
}

export const dateOf = (draft: Draft, text: string, read: (text: string) => ReadDate | null): string => {
  if (text === '') return '';
  const found = read(text);
  // Passes text on unchanged, so that the record's rule refuses it with its own message.
  if (found === null) return text;
  const note = found.isVague
    ? `The file says “${text}”; ${found.date} is kept.`
    : found.isMoved
      ? MOVED
      : found.isFilled
        ? FILLED
        : null;
  if (note !== null && !draft.notes.includes(note)) draft.notes.push(note);
  return found.date;
};

/** A day as a text, or as an object of year, month and day. */
export const dateIn = (entry: Reader, ...keys: string[]): string => {
  const text = entry.text(...keys);
  if (text !== '') return isNoDate(text) ? '' : text;
  for (const key of keys) {
    const parts = entry.within(key);
    const [year, month, day] = [parts.text('year'), parts.text('month'), parts.text('day')];
    if (year !== '') return [year, month, day].filter(Boolean).join(/^\d*$/.test(month) ? '-' : ' ');
  }
  return '';
};

/** Names of a beginning, an end and both, in the schema and in other tools. */
const BEGINNINGS = ['startDate', 'start', 'from', 'dateFrom', 'startYear', 'startedOn', 'started'];
export const ENDS = [
  'endDate',
  'end',
  'to',
  'dateTo',
  'endYear',
  'finishedOn',
  'graduationDate',
  'graduationYear',
];
const PERIODS = ['date', 'time', 'period', 'dates', 'dateRange', 'years', 'year'];

/** Start and end: two fields in JSON Resume, one in some other tools. */
const writtenPeriod = ({ entry }: Draft): { start: string; end: string } => {
  const own = { start: dateIn(entry, ...BEGINNINGS), end: dateIn(entry, ...ENDS) };
  if (own.start !== '' || own.end !== '') return own;
  const text = PERIODS.map((key) => entry.text(key)).find((one) => one !== '') ?? '';
  // A lone date is all that is known of both: nothing says that it goes on.
  return period(text) ?? { start: text, end: text };
};

/** Start, end, and if it is ongoing. */
export const daysOf = (draft: Draft): { startDate: string; endDate: string; isNow: boolean } => {
  const { start, end: ending } = writtenPeriod(draft);
  const goesOn =
    isNow(ending) || (ending === '' && draft.entry.flag('current', 'isCurrent', 'isCurrentRole') === true);
  return {
    startDate: dateOf(draft, start, known),
    endDate: goesOn ? '' : dateOf(draft, ending, known),
    isNow: goesOn,
  };
};

/** `2014 – now`; a date that was not read shows nothing of itself. */
export const years = (start: string, ending: string): string =>
  [start, ending]
    .map((one) => /^(?:\d{4}|now)/.exec(one)?.[0] ?? '')
    .filter((one, index, all) => one !== '' && one !== all[index - 1])
    .join(' – ');

/** Request body, or the rules the values break. */
const held = <K extends Kind>(
  kind: K,
  values: object,
): Pick<ImportedEntryOf<K>, 'body' | 'refusals' | 'missing' | 'values'> => {
  const { success, data, error } = bodySchema(careerRecords[kind]).safeParse(values);
  return {
    // The kinds match; TypeScript cannot see that in a union.
    body: success ? (data as Body<K>) : null,
    refusals: success ? [] : [...new Set(error.issues.map(({ message }) => message))],
    missing: success ? [] : [...new Set(error.issues.map(({ path: [name] }) => String(name)))],
    values,
  };
};

/** Reads a typed date, as precise as its field needs; other text stays as typed. */
const typedDate = (isPart: boolean, text: string): string =>
  (isPart ? readTypedPart(text) : readTypedDay(text)) ?? (isPart ? known(text) : end(text))?.date ?? text;

/** A field that can parse typed text. */
interface Typable {
  kind: string;
  isPart?: true;
  toBody: (sent: unknown) => unknown;
}

/** An entry completed with the person's typing. */
export const filledIn = (
  found: ImportedEntry,
  typed: { readonly [field: string]: string },
): ImportedEntry => {
  const fields = new Map(Object.entries<Typable>(careerRecords[found.kind].fields));
  const values = Object.entries(typed).map(([name, text]) => {
    const field = fields.get(name);
    return [
      name,
      field?.toBody(field.kind === 'date' ? typedDate(field.isPart === true, text) : text) ?? null,
    ];
  });
  return {
    ...found,
    ...held(found.kind, { ...found.values, ...Object.fromEntries(values) }),
  } as ImportedEntry;
};

export const made = <K extends Kind>(
  kind: K,
  draft: Draft,
  { title, detail = '', values }: { title: string; detail?: string; values: Body<K> | object },
): ImportedEntryOf<K> => ({
  key: draft.key,
  kind,
  title: title === '' ? 'Without a name' : title,
  detail,
  notes: draft.entry.isHidden ? [HIDDEN, ...draft.notes] : draft.notes,
  lost: draft.entry.lost(),
  ...held(kind, values),
  isHidden: draft.entry.isHidden,
});
