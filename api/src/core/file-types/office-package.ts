import type { ForeignType } from '@phila/contract';
import { decodeXML } from 'entities';

/*
 * Recognises the document of an Office Open XML package as programs do: by the content type of the part that its
 * relationships name, not by names of parts (ECMA-376 part 2).
 */

type Attributes = Readonly<Record<string, string>>;

/** Comments and instructions to programs, each from where a reader of XML meets it first: none can hide an element. */
const PASSED_OVER = /<!--(?:(?!--)[\s\S])*-->|<\?[\s\S]*?\?>/g;

/** The attributes of every element of a name. Null for XML that hides some: with a DTD or a CDATA section. */
const elements = (xml: string, name: string): Attributes[] | null => {
  const plain = xml.replaceAll(PASSED_OVER, '');
  if (plain.includes('<!')) return null;
  const found = plain.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'g'));
  return [...found].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', double, single]) => [
        key,
        decodeXML(double ?? single ?? ''),
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
const LOCAL_ONLY = /\/(?:oleObject|package|settings|externalLink)$/;
/** Word's note of the template in use: a file on the writer's own machine, missing elsewhere. */
const TEMPLATE = /\/attachedTemplate$/;
/** A linked picture is shown by the program, as in a mail; from a shared folder it would send the reader's password along. */
const PICTURE = /\/image$/;
const DOCUMENT_RELATION = /\/relationships\/officeDocument$/;

/** `/word/document.xml` as the parts are named; content types are compared without case, as the standard says. */
const partName = (target: string): string => target.replace(/^\//, '').toLowerCase();

/** Without `%5C` for a backslash and the like; as it stands where that cannot be read. */
const unescaped = (target: string): string => {
  try {
    return decodeURIComponent(target).trim();
  } catch {
    return target.trim();
  }
};

/** A file of the machine itself: no address, and no folder that another machine shares (`file:////server/…` is one too). */
const isOnMachine = (target: string): boolean => {
  const path = unescaped(target).replace(/^file:\/\/\/(?!\/)/i, '');
  return !/^(?:[a-z][a-z\d+.-]+:|[\\/]{2})/i.test(path);
};

const isWebAddress = (target: string): boolean => /^https?:\/\/[^\\]+$/i.test(unescaped(target));

const isHarmless = ({ Type = '', TargetMode = '', Target = '' }: Attributes): boolean => {
  if (PROGRAM_RELATION.test(Type)) return false;
  if (TargetMode !== 'External') return true;
  if (TEMPLATE.test(Type)) return isOnMachine(Target);
  if (PICTURE.test(Type)) return isWebAddress(Target) || isOnMachine(Target);
  return !LOCAL_ONLY.test(Type);
};

/** A default is of all parts with its ending; some programs name the kinds of macros whether or not there are any. */
const isOfAPart = ({ Extension = '' }: Attributes, names: ReadonlySet<string>): boolean => {
  const ending = `.${Extension.toLowerCase()}`;
  return [...names].some((name) => name.toLowerCase().endsWith(ending));
};

/** An Office package's description of itself, as XML. */
export interface PackageDescription {
  contentTypes: string;
  /** `_rels/.rels`, which names the document. */
  rootRelations: string;
  /** Every other part of relationships. */
  relations: readonly string[];
  /** The names of all parts. */
  names: ReadonlySet<string>;
}

/** Main parts of Office that are no document of ours, by a piece of their content types. */
const foreignMain: readonly (readonly [piece: RegExp, type: ForeignType])[] = [
  [/macroEnabled/i, 'macros'],
  [/presentationml/i, 'slides'],
  [/template\.main/i, 'template'],
];

/** Why a package is not taken. */
export type PackageFault = ForeignType | 'fetches' | 'unclear';

/** A type of ours, or why it is none. */
export const packageType = ({
  contentTypes,
  rootRelations,
  relations,
  names,
}: PackageDescription): { type: keyof typeof MAIN_TYPES } | { fault: PackageFault } => {
  const overrides = elements(contentTypes, 'Override');
  const defaults = elements(contentTypes, 'Default');
  const root = elements(rootRelations, 'Relationship');
  if (overrides === null || defaults === null || root === null) return { fault: 'unclear' };
  const types = [...overrides, ...defaults.filter((one) => isOfAPart(one, names))].map(
    ({ ContentType = '' }) => ContentType,
  );
  if (types.some((type) => PROGRAM_TYPE.test(type))) return { fault: 'macros' };
  const all = [root, ...relations.map((xml) => elements(xml, 'Relationship'))];
  if (all.includes(null)) return { fault: 'unclear' };
  const related = all.flatMap((one) => one ?? []);
  if (related.some(({ Type = '' }) => PROGRAM_RELATION.test(Type))) return { fault: 'macros' };
  if (!related.every(isHarmless)) return { fault: 'fetches' };

  const [main, ...more] = root.filter(({ Type = '' }) => DOCUMENT_RELATION.test(Type));
  if (main === undefined || more.length > 0) return { fault: 'unclear' };
  const target = partName(main['Target'] ?? '');
  if (![...names].some((name) => partName(name) === target)) return { fault: 'unclear' };
  const ofMain = overrides.filter(({ PartName = '' }) => partName(PartName) === target);
  if (ofMain.length !== 1) return { fault: 'unclear' };
  const type = ofMain[0]?.['ContentType'] ?? '';
  if (type === MAIN_TYPES.docx) return { type: 'docx' };
  if (type === MAIN_TYPES.xlsx) return { type: 'xlsx' };
  return { fault: foreignMain.find(([piece]) => piece.test(type))?.[1] ?? 'unclear' };
};
