import { type Contact, type Content, type Entry, type Section, typedLines } from '@phila/cv-template/outline';
import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';

/** The right edge of an entry's dates, in twips: an A4 page between its margins. */
const RIGHT_EDGE = 9_026;
/** A little air, in twips. */
const AIR = 120;

const contactOf = ({ text, url }: Contact): ParagraphChild =>
  url === undefined
    ? new TextRun(text)
    : new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] });

const contactLine = (contacts: readonly Contact[]): Paragraph[] =>
  contacts.length === 0
    ? []
    : [
        new Paragraph({
          children: contacts.flatMap((contact, at) => [
            ...(at === 0 ? [] : [new TextRun('  |  ')]),
            contactOf(contact),
          ]),
        }),
      ];

const written = (text: string): Paragraph[] =>
  typedLines(text).map(
    ({ text: line, isItem }) => new Paragraph({ text: line, ...(isItem ? { bullet: { level: 0 } } : {}) }),
  );

const entryOf = (id: Section['id'], { title, sub, period, level, text, contacts }: Entry): Paragraph[] => [
  new Paragraph({
    spacing: { before: AIR },
    keepNext: true,
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
    children: [
      new TextRun({ text: title, bold: true }),
      ...(level === '' ? [] : [new TextRun(id === 'eligibility' ? `: ${level}` : ` (${level})`)]),
      ...(period === '' ? [] : [new TextRun({ children: [new Tab(), period] })]),
    ],
  }),
  ...(sub === ''
    ? []
    : [
        new Paragraph({
          keepNext: contacts.length > 0 || text !== '',
          children: [new TextRun({ text: sub, italics: true })],
        }),
      ]),
  ...contactLine(contacts),
  ...written(text),
];

/** A CV as a Word document of A4 pages, in the styles of Word itself: headings that its reader and other programs know. */
export const cvWord = ({ name, heading, contacts, sections }: Content, locale: string): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      title: `CV of ${name}`,
      creator: name,
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: 22, language: { value: locale } } },
          title: { run: { size: 44, bold: true } },
          heading1: {
            run: { size: 26, bold: true },
            // A head is never the last line of a page.
            paragraph: { keepNext: true, spacing: { before: 2 * AIR, after: AIR / 2 } },
          },
        },
      },
      sections: [
        {
          properties: { page: { size: { width: 11_906, height: 16_838 } } },
          children: [
            new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
            ...(heading === '' ? [] : [new Paragraph(heading)]),
            ...contactLine(contacts),
            ...sections.flatMap(({ id, title, text, entries }) => [
              new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
              ...written(text),
              ...entries.flatMap((entry) => entryOf(id, entry)),
            ]),
          ],
        },
      ],
    }),
  );
