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

/** A CV as plain text: what a form of a job portal takes when it is pasted, heads in capitals, parts apart by a blank line. */
export const cvText = ({ name, heading, contacts, sections }: Content): string => {
  const head = [name, heading, ...contacts.map(({ text, url }) => (url?.startsWith('http') ? url : text))];
  const parts = sections.flatMap(({ id, title, text, entries }) => [
    [title.toUpperCase(), ...written(text)],
    ...entries.map((entry) => entryLines(id, entry)),
  ]);
  return `${[head.filter((line) => line !== ''), ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
};
