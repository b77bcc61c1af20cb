import { type Content, type Entry, type Section, typedLines } from '@phila/cv-template/outline';

const parted = (texts: readonly string[], between = ', '): string =>
  texts.filter((text) => text !== '').join(between);

const written = (text: string): string[] =>
  typedLines(text).map(({ text: line, isItem }) => (isItem ? `- ${line}` : line));

const entryLines = (id: Section['id'], { title, sub, period, level, text, contacts }: Entry): string[] =>
  [
    id === 'eligibility'
      ? `${title}: ${level}`
      : parted([parted([title, sub]), level === '' ? '' : `(${level})`], ' '),
    period,
    ...contacts.map((contact) => contact.text),
    ...written(text),
  ].filter((line) => line !== '');

/**
 * A section: its heading and its entries. A blank line separates entries; a line break, if they are single lines such
 * as languages.
 */
const sectionText = ({ id, title, text, entries }: Section): string => {
  const parts = entries.map((entry) => entryLines(id, entry));
  const between = parts.every((lines) => lines.length === 1) ? '\n' : '\n\n';
  const body = [...written(text), parts.map((lines) => lines.join('\n')).join(between)];
  return [title.toUpperCase(), ...body.filter((part) => part !== '')].join('\n');
};

/** A CV as plain text, to paste into forms of job portals: headings in capitals, parts separated by blank lines. */
export const cvText = ({ name, heading, contacts, sections }: Content): string => {
  const head = [name, heading, ...contacts.map(({ text, url }) => (url?.startsWith('http') ? url : text))];
  return `${[head.filter((line) => line !== '').join('\n'), ...sections.map(sectionText)].join('\n\n')}\n`;
};
