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

/** The right edge of dates, in twips: the text width of an A4 page. */
const RIGHT_EDGE = 9_026;
/** Spacing in twips. */
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

/** A CV as a Word document on A4, in Word's own styles: headings that Word and other programs recognise. */
export const cvWord = ({ name, heading, contacts, sections }: Content, locale: string): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      title: `CV of ${name}`,
      creator: name,
      // The library would write "Un-named".
      lastModifiedBy: name,
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: 22, language: { value: locale } } },
          title: { run: { size: 44, bold: true } },
          heading1: {
            run: { size: 26, bold: true },
            // Keeps a heading off a page's last line.
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
