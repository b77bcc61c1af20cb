import { nameOf, type Reader } from './reader.ts';

/*
 * Lists without a record here, such as awards, become own sections: a row of texts for each entry. A row is made of the
 * fields that are known; the others are reported.
 */

/** A list of the file as an own section. */
export interface WordedSection {
  title: string;
  content: string;
  lost: readonly string[];
  isHidden: boolean;
}

/** Titles of the schema's lists. */
export const wordedLists = {
  awards: 'Awards',
  publications: 'Publications',
  interests: 'Interests',
} as const;

/** Fields of a row in their order, each by its first name that has a text. */
const ROW: readonly (readonly string[])[] = [
  ['title', 'name', 'label', 'role', 'position', 'language', 'network'],
  [
    'subtitle',
    'awarder',
    'publisher',
    'issuer',
    'organization',
    'organisation',
    'company',
    'institution',
    'fluency',
    'level',
  ],
  ['username'],
  ['date', 'releaseDate', 'period', 'year'],
  ['url', 'link', 'website'],
  ['recipient'],
  ['description'],
  ['summary'],
  ['content', 'text', 'value'],
];
const LISTS = ['highlights', 'keywords'];

const rowOf = (entry: Reader): string => {
  const days = [...new Set([entry.text('startDate'), entry.text('endDate')])].filter(Boolean).join(' – ');
  const texts = ROW.map((names) => entry.text(...names));
  return [...texts.slice(0, 3), days, ...texts.slice(3), ...LISTS.flatMap((key) => entry.texts(key))]
    .filter(Boolean)
    .join(', ');
};

const sectionOf = (title: string, entries: readonly Reader[], isHidden: boolean): WordedSection[] => {
  const content = entries
    .map((entry) => rowOf(entry).replaceAll(/\s*\n\s*(?:- )?/g, ' '))
    .filter(Boolean)
    .map((row) => `- ${row}`)
    .join('\n');
  const lost = entries.flatMap((entry) => entry.lost());
  return content === '' && lost.length === 0 ? [] : [{ title, content, lost, isHidden }];
};

/** Sections of a list: the entries that its tool shows, then those that it hides. */
export const sectionsInWords = (title: string, entries: readonly Reader[]): WordedSection[] => [
  ...sectionOf(
    title,
    entries.filter(({ isHidden }) => !isHidden),
    false,
  ),
  ...sectionOf(
    title,
    entries.filter(({ isHidden }) => isHidden),
    true,
  ),
];

/** Lists of a file that nothing else reads, as sections by their own names. */
export const unknownSections = (part: Reader, besides: readonly string[] = []): WordedSection[] =>
  part
    .unread()
    .filter((key) => part.isList(key) && !besides.includes(key))
    .flatMap((key) => sectionsInWords(nameOf(key), part.list(key, { name: 'name' })));
