import { withoutMarkup } from './without-markup.ts';

/*
 * Reads JSON of unknown shape. Tracks the values read, so that the page can show the person the others. An object in
 * the place of a text is read by the field that holds its text; its other fields are reported, never run together.
 */

export type UnknownRecord = Readonly<Record<string, unknown>>;

/** A part of the file without a field here, in words: `Location: Cape Town`. */
export type Lost = string;

export const isUnknownRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST = 120;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Names an embedded file, such as a picture of 1 MB, instead of showing its characters. */
const fileWithin = (text: string): string | null => {
  const [, kind] = /^data:(\w+)\/[^,]{0,200},/.exec(text.slice(0, 300)) ?? [];
  return kind === undefined ? null : kind === 'image' ? 'a picture' : 'a file';
};

/** Removes control characters, because PDF text contains some. */
const withoutControls = (text: string): string => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

/** Words of a key: `study type` for `studyType` and `study_type`. */
const wordsOf = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();

/** Reads like `Study type`. */
export const nameOf = (key: string): string => {
  const words = wordsOf(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A JSON value as readable text, each field of an object with its name; '' for empty values. */
const inWords = (value: unknown): string => {
  if (typeof value === 'string') return fileWithin(value) ?? withoutMarkup(withoutControls(value)).trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  if (!isUnknownRecord(value)) return '';
  return Object.entries(value)
    .map(([key, one]) => [wordsOf(key), inWords(one)])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join(', ');
};

const lostAs = (name: string, value: unknown): Lost[] => {
  const words = inWords(value);
  return words === '' ? [] : [`${name}: ${shortened(words)}`];
};

/** Wraps a single value into a list. */
const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? withoutMarkup(withoutControls(String(value))).trim()
    : '';

/** Fields that hold the text of an object, the likeliest first. */
const TEXT_FIELDS = [
  'name',
  'title',
  'text',
  'value',
  'label',
  'content',
  'description',
  'summary',
  'href',
  'number',
  'address',
];

/** Texts of several paragraphs, which a list of texts is as well. */
const PARAGRAPHS = new Set(['summary', 'description', 'descriptions', 'reference', 'content', 'text']);

/** The text of an object and its other fields; null if no field is known to hold its text. */
const textWithin = (object: UnknownRecord, key: string): { text: string; others: UnknownRecord } | null => {
  // A keyword may be `{ keyword: … }`, a role `{ role: … }`.
  for (const field of [key, key.replace(/s$/, ''), ...TEXT_FIELDS]) {
    const text = Object.hasOwn(object, field) ? plainText(object[field]) : '';
    const { [field]: _read, ...others } = object;
    if (text !== '') return { text, others };
  }
  return null;
};

const SHOWN = 'visible isVisible enable enabled show isShown shown display include included'.split(' ');
const HIDDEN = 'hidden isHidden hide disabled private isPrivate omit exclude excluded'.split(' ');
const YES = /^(?:true|yes|1)$/i;
const NO = /^(?:false|no|0)$/i;

/** Keys that mean nothing to a person. */
const OF_PROGRAMS = ['id', '_id', 'uuid', 'icon', 'iconColor'];

/** True if the tool that wrote an entry or a section does not show it. */
export const isHiddenThere = (value: unknown): boolean =>
  isUnknownRecord(value) &&
  (SHOWN.some((key) => NO.test(String(value[key]))) || HIDDEN.some((key) => YES.test(String(value[key]))));

interface ListOptions {
  name?: string | undefined;
  apart?: ((entry: unknown) => readonly unknown[]) | undefined;
}

export interface Reader {
  /** A text by the first of these keys that has one; '' if none has. */
  text: (...keys: string[]) => string;
  texts: (key: string) => string[];
  /** Reads Yes or No; null if it is neither. */
  flag: (...keys: string[]) => boolean | null;
  /** Reads a nested object, empty if missing. What is not read of it is in this reader's `lost()`. */
  within: (key: string) => Reader;
  /**
   * Objects of a list, taken apart first if asked. A bare text becomes an object with that text under `name`, if one is
   * given.
   */
  list: (key: string, options?: ListOptions) => Reader[];
  /** Marks keys that mean nothing to a person as read. */
  skip: (...keys: string[]) => void;
  isList: (key: string) => boolean;
  /** Keys that nothing has read yet. */
  unread: () => string[];
  /** True if the file's own tool does not show this. */
  isHidden: boolean;
  /** Unread keys, with their values in words. */
  lost: () => Lost[];
}

export const reader = (value: unknown): Reader => {
  const object = isUnknownRecord(value) ? value : {};
  const seen = new Set<string>([
    ...OF_PROGRAMS,
    ...[...SHOWN, ...HIDDEN].filter((key) => YES.test(String(object[key])) || NO.test(String(object[key]))),
  ]);
  /** Parts of read values that were not read. */
  const behind: Lost[] = [];
  const inner = new Map<string, Reader>();
  const read = new Map<string, string>();
  const own = (key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);
  /** A text, or the text of an object; '' leaves the key unread, so that it is reported. */
  const textOf = (key: string, found: unknown): string => {
    if (Array.isArray(found)) {
      const texts = found.map((one) => textOf(key, one)).filter(Boolean);
      if (PARAGRAPHS.has(key)) return texts.join('\n');
      behind.push(...lostAs(nameOf(key), texts.slice(1)));
      return texts[0] ?? '';
    }
    if (!isUnknownRecord(found)) return plainText(found);
    const within = textWithin(found, key);
    if (within === null) return '';
    behind.push(...lostAs(nameOf(key), within.others));
    return within.text;
  };
  return {
    text: (...keys) => {
      for (const key of keys) {
        // An object that is read field by field is not a text as well.
        if (inner.has(key) && isUnknownRecord(own(key))) continue;
        const text = read.get(key) ?? textOf(key, own(key));
        if (text === '') continue;
        seen.add(key);
        read.set(key, text);
        return text;
      }
      return '';
    },
    texts: (key) => {
      seen.add(key);
      return listed(own(key)).flatMap((one) => {
        const text = Array.isArray(one) ? inWords(one) : textOf(key, one);
        if (text === '') behind.push(...lostAs(nameOf(key), one));
        return text === '' ? [] : [text];
      });
    },
    flag: (...keys) => {
      for (const key of keys) {
        const found = own(key);
        if (typeof found !== 'boolean') continue;
        seen.add(key);
        return found;
      }
      return null;
    },
    within: (key) => {
      const known = inner.get(key);
      if (known !== undefined) return known;
      const found = own(key);
      if (isUnknownRecord(found)) seen.add(key);
      const made = reader(found);
      inner.set(key, made);
      return made;
    },
    list: (key, { name, apart = (entry: unknown): readonly unknown[] => [entry] } = {}) => {
      seen.add(key);
      // Wraps a bare text under the list's own name if it has no other, so that its reader reports it as lost.
      return listed(own(key))
        .flatMap(
          (one: unknown) => (Array.isArray(one) && one.some(isUnknownRecord) ? one : [one]) as unknown[],
        )
        .filter((one) => inWords(one) !== '')
        .flatMap(apart)
        .map((one) => reader(isUnknownRecord(one) ? one : { [name ?? key]: one }));
    },
    skip: (...keys) => {
      for (const key of keys) seen.add(key);
    },
    isList: (key) => Array.isArray(own(key)),
    unread: () => Object.keys(object).filter((key) => !seen.has(key)),
    isHidden: isHiddenThere(value),
    lost: () => [
      ...Object.entries(object).flatMap(([key, other]) => (seen.has(key) ? [] : lostAs(nameOf(key), other))),
      ...behind,
      ...[...inner.values()].flatMap((one) => one.lost()),
    ],
  };
};
