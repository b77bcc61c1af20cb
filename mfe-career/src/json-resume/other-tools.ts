/* Names files of other tools, so that the person reads which file they chose and not only what it is not. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const metaOf = (file: object, key: string): string => {
  const meta: unknown = 'meta' in file ? file.meta : null;
  const found: unknown =
    isObject(meta) && key in meta ? Object.entries(meta).find(([name]) => name === key)?.[1] : null;
  return typeof found === 'string' ? found : '';
};

/** Headings of the tables in LinkedIn's export: Profile, Positions, Education, Skills, Certifications, Languages. */
const LINKEDIN_HEADINGS =
  /^"?(?:First Name"?,"?Last Name|Company Name"?,"?Title"?,"?Description|School Name"?,"?Start Date|Name"?,"?(?:Url|Proficiency)\b|Notes:)/i;
const LINKEDIN_TABLES = /\b(?:Profile|Positions|Connections)\.csv/;

/** Files that are not JSON, by their first characters. */
const texts: readonly { name: string; isOne: (text: string) => boolean }[] = [
  {
    name: 'a file of LinkedIn’s export',
    isOne: (text) =>
      LINKEDIN_HEADINGS.test(text) ||
      (text.startsWith('PK') && LINKEDIN_TABLES.test(text)) ||
      (text.startsWith('%PDF-') && /linkedin\.com/i.test(text)),
  },
  { name: 'a Word document', isOne: (text) => text.startsWith('PK') && text.includes('word/') },
  { name: 'a ZIP file', isOne: (text) => text.startsWith('PK') },
  { name: 'a PDF', isOne: (text) => text.startsWith('%PDF-') },
  { name: 'a file of Europass', isOne: (text) => /^\s*<[\s\S]*(?:europass|SkillsPassport)/i.test(text) },
  { name: 'a web page or an XML file', isOne: (text) => /^\s*<(?:!doctype|html|\?xml)/i.test(text) },
  { name: 'a Word document', isOne: (text) => text.startsWith('{\\rtf') },
];

/** JSON files of other tools, by keys that only they use. */
const objects: readonly { name: string; isOne: (file: object) => boolean }[] = [
  {
    name: 'a file of FRESH (FluentCV)',
    isOne: (file) => 'employment' in file || /fresh/i.test(metaOf(file, 'format')),
  },
  { name: 'a file of Europass', isOne: (file) => 'SkillsPassport' in file || 'learnerInfo' in file },
  {
    name: 'a file of LinkedIn’s export',
    isOne: (file) =>
      [
        'snapshotDomain',
        'snapshotData',
        'public_identifier',
        'publicIdentifier',
        'profileLink',
        'miniProfile',
      ].some((key) => key in file || (Array.isArray(file) && isObject(file[0]) && key in file[0])) ||
      ('elements' in file &&
        Array.isArray(file.elements) &&
        isObject(file.elements[0]) &&
        'snapshotData' in file.elements[0]),
  },
  {
    name: 'a file of MAC (Manfred)',
    isOne: (file) => 'aboutMe' in file && ('knowledge' in file || 'experience' in file),
  },
];

const BOM = /^\uFEFF/;

/** Name of the other tool's file, by its text; null if it is not known. */
export const toolOfText = (text: string): string | null => {
  const start = text.replace(BOM, '');
  return texts.find(({ isOne }) => isOne(start))?.name ?? null;
};

/** Name of the other tool's file, by its JSON; null if it is not known. */
export const toolOfObject = (file: unknown): string | null =>
  isObject(file) ? (objects.find(({ isOne }) => isOne(file))?.name ?? null) : null;

/** Sentence about another tool's file. */
export const namedFile = (name: string): string =>
  `This is ${name}, which is built otherwise than a JSON Resume. Please export or convert it as JSON Resume (jsonresume.org), and choose that file.`;
