import { withoutMarkup } from './without-markup.ts';

/* Reads JSON of unknown shape. Tracks the values read, so that the page can show the person the others. */

type UnknownRecord = Readonly<Record<string, unknown>>;

/** A part of the file without a field here, in words: `Location: Cape Town`. */
export type Lost = string;

const isObject = (value: unknown): value is UnknownRecord =>
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

/** A JSON value as readable text; '' for empty values. */
const inWords = (value: unknown): string => {
  if (typeof value === 'string') return fileWithin(value) ?? withoutControls(value).trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  return isObject(value) ? Object.values(value).map(inWords).filter(Boolean).join(', ') : '';
};

/** Reads like `Study type`. */
const nameOf = (key: string): string => {
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Wraps a single value into a list. */
const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export interface Reader {
  /** A text; '' if missing. */
  text: (key: string) => string;
  texts: (key: string) => string[];
  /** Reads a nested object, empty if missing. Its unread parts are not in this reader's `lost()`. */
  within: (key: string) => Reader;
  /** Objects of a list; other values become objects too. */
  list: (key: string) => Reader[];
  /** Marks keys that mean nothing to a person as read. */
  skip: (...keys: string[]) => void;
  /** Unread keys, with their values in words. */
  lost: () => Lost[];
}

export const reader = (value: unknown): Reader => {
  const object = isObject(value) ? value : {};
  const seen = new Set<string>();
  const take = (key: string): unknown => {
    seen.add(key);
    return Object.hasOwn(object, key) ? object[key] : undefined;
  };
  return {
    text: (key) => {
      const found = Object.hasOwn(object, key) ? object[key] : undefined;
      // A value that is no text stays unread, so that it is reported.
      if (typeof found !== 'string' && typeof found !== 'number') return '';
      seen.add(key);
      return withoutMarkup(withoutControls(String(found))).trim();
    },
    texts: (key) => {
      const found = take(key);
      return listed(found)
        .map((one) => withoutMarkup(inWords(one)))
        .filter(Boolean);
    },
    within: (key) => {
      const found = Object.hasOwn(object, key) ? object[key] : undefined;
      if (isObject(found)) seen.add(key);
      return reader(found);
    },
    list: (key) => {
      const found = take(key);
      // Wraps a bare text under the list's own name, so that its reader reports it as lost.
      return listed(found).map((one) => reader(isObject(one) ? one : { [key]: one }));
    },
    skip: (...keys) => {
      for (const key of keys) seen.add(key);
    },
    lost: () =>
      Object.entries(object)
        .filter(([key]) => !seen.has(key))
        .map(([key, other]) => [nameOf(key), inWords(other)] as const)
        .filter(([, words]) => words !== '')
        .map(([name, words]) => `${name}: ${shortened(words)}`),
  };
};
