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
  /^"?(?:First Name"?,"?Last Name|Company Name"?,"?(?:Title"?,"?Description|Role)|School Name"?,"?Start Date|Name"?,"?(?:Url|Proficiency|Published On)\b|Name"?,"?Number"?\r?\n|Name"?\r?\n|Title"?,"?Description"?,"?(?:Url|Issued On|Number|Published On)|Email Address"?,"?Confirmed|Extension"?,"?Number|Notes:)/i;
const LINKEDIN_TABLES = /\b(?:Profile|Positions|Connections)\.csv/;

/** First characters of Word's files before 2007, by their bytes and as text. */
const OLD_WORD = ['\u00D0\u00CF\u0011', '\uFFFD\uFFFD\u0011'];

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
  { name: 'a file of Europass', isOne: (text) => text.startsWith('%PDF-') && /europass/i.test(text) },
  { name: 'a PDF', isOne: (text) => text.startsWith('%PDF-') },
  { name: 'a file of Europass', isOne: (text) => /^\s*<[\s\S]*(?:europass|SkillsPassport)/i.test(text) },
  {
    name: 'a file of HR-XML',
    isOne: (text) =>
      /^\s*<[\s\S]*(?:hr-xml\.org|hropenstandards\.org|openapplications\.org|StructuredXMLResume)/i.test(
        text,
      ),
  },
  { name: 'a web page or an XML file', isOne: (text) => /^\s*<(?:!doctype|html|\?xml|\w)/i.test(text) },
  {
    name: 'a Word document',
    isOne: (text) => ['{\\rtf', ...OLD_WORD].some((start) => text.startsWith(start)),
  },
  { name: 'a contact card', isOne: (text) => /^BEGIN:VCARD/i.test(text) },
  { name: 'a LaTeX file', isOne: (text) => /^\s*\\documentclass/.test(text) },
  {
    name: 'a YAML file',
    isOne: (text) =>
      /^(?:---\s+|#[^\n]*\n)*(?:basics|work|education|skills|cv|name|resume|meta):(?:\s|$)/.test(text),
  },
];

const within = (file: object, key: string): object => {
  const found: unknown = Object.entries(file).find(([name]) => name === key)?.[1];
  return isObject(found) ? found : {};
};

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
    name: 'a file of RenderCV',
    isOne: (file) => 'sections' in within(file, 'cv') && !('basics' in within(file, 'cv')),
  },
  { name: 'a file of HR Open Standards', isOne: (file) => 'person' in within(file, 'candidate') },
  { name: 'a file of schema.org', isOne: (file) => '@context' in file },
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
  `This is ${name}, not a JSON Resume. Export or convert it as JSON Resume (jsonresume.org), and choose that file.`;
