/*
 * Which document an Office Open XML package is: by the content type of the part that its relationships name as the
 * document, as programs that open it do, and not by the names of its parts (ECMA-376 part 2).
 */

type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? whole;
    const point = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

/** The attributes of every element of a name. Null for XML that hides some: with a DTD, a comment or a CDATA section. */
const elements = (xml: string, name: string): Attributes[] | null => {
  if (xml.includes('<!')) return null;
  const found = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'g'));
  return [...found].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', double, single]) => [
        key,
        decoded(double ?? single ?? ''),
      ]),
    ),
  );
};

const MAIN_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const;

/** Content types of parts that are programs: macros, ActiveX controls, sheets of macros of old. */
const PROGRAM_TYPE = /macroEnabled|vbaProject|vbaData|activeX|macrosheet/i;
/** Relationships to programs and to what is fetched and run from elsewhere when the document is opened. */
const PROGRAM_RELATION =
  /\/(?:vbaProject|wordVbaData|control|activeXControlBinary|xlMacrosheet|xlIntlMacrosheet|subDocument|frame)$/;
/** These may lie within the document, and are not fetched from elsewhere. */
const LOCAL_ONLY = /\/(?:attachedTemplate|oleObject|package|image|settings|externalLink)$/;
const DOCUMENT_RELATION = /\/relationships\/officeDocument$/;

/** `/word/document.xml` as the parts are named; content types are compared without case, as the standard says. */
const partName = (target: string): string => target.replace(/^\//, '').toLowerCase();

const isHarmless = ({ Type = '', TargetMode = '' }: Attributes): boolean =>
  !PROGRAM_RELATION.test(Type) && !(TargetMode === 'External' && LOCAL_ONLY.test(Type));

/** What an Office package says of itself, as XML. */
export interface PackageDescription {
  contentTypes: string;
  /** `_rels/.rels`, which names the document. */
  rootRelations: string;
  /** Every other part of relationships. */
  relations: readonly string[];
  /** The names of all parts. */
  names: ReadonlySet<string>;
}

/** Null for another kind of document, one with a program in it, and one that cannot be understood. */
export const packageType = ({
  contentTypes,
  rootRelations,
  relations,
  names,
}: PackageDescription): keyof typeof MAIN_TYPES | null => {
  const overrides = elements(contentTypes, 'Override');
  const defaults = elements(contentTypes, 'Default');
  const root = elements(rootRelations, 'Relationship');
  if (overrides === null || defaults === null || root === null) return null;
  if ([...overrides, ...defaults].some(({ ContentType = '' }) => PROGRAM_TYPE.test(ContentType))) return null;
  const all = [root, ...relations.map((xml) => elements(xml, 'Relationship'))];
  if (!all.every((one) => one?.every(isHarmless) === true)) return null;

  const [main, ...more] = root.filter(({ Type = '' }) => DOCUMENT_RELATION.test(Type));
  if (main === undefined || more.length > 0) return null;
  const target = partName(main['Target'] ?? '');
  if (![...names].some((name) => partName(name) === target)) return null;
  const types = overrides.filter(({ PartName = '' }) => partName(PartName) === target);
  const [type] = types;
  if (types.length !== 1) return null;
  if (type?.['ContentType'] === MAIN_TYPES.docx) return 'docx';
  return type?.['ContentType'] === MAIN_TYPES.xlsx ? 'xlsx' : null;
};
