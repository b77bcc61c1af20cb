import type { ForeignType } from '@phila/contract';
import { decodeXML } from 'entities';

/*
 * Recognises the document in an Office Open XML package as programs do: by the content type of the part that its
 * relationships name, not by the names of parts (ECMA-376 part 2).
 */

type Attributes = Readonly<Record<string, string>>;

/** Comments and processing instructions, matched as XML readers meet them, so that they cannot hide an element. */
const PASSED_OVER = /<!--(?:(?!--)[\s\S])*-->|<\?[\s\S]*?\?>/g;

/** The attributes of every element with this name. Null for XML that can hide some, by a DTD or a CDATA section. */
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

/** Content types of programs: macros, ActiveX controls, old macro sheets. */
const PROGRAM_TYPE = /macroEnabled|vbaProject|vbaData|activeX|macrosheet/i;
/** Relationships to programs, and to content fetched and run on opening. */
const PROGRAM_RELATION =
  /\/(?:vbaProject|wordVbaData|control|activeXControlBinary|xlMacrosheet|xlIntlMacrosheet|subDocument|frame)$/;
/** Allowed inside the document, but not fetched from elsewhere. */
const LOCAL_ONLY = /\/(?:oleObject|package|settings|externalLink)$/;
/** Word's reference to the template in use: a file on the writer's machine, missing elsewhere. */
const TEMPLATE = /\/attachedTemplate$/;
/** Linked pictures are shown by the program, as in a mail; one on a shared folder would leak the reader's password. */
const PICTURE = /\/image$/;
const DOCUMENT_RELATION = /\/relationships\/officeDocument$/;

/** Normalises `/word/document.xml` to the name of the part; the standard ignores case. */
const partName = (target: string): string => target.replace(/^\//, '').toLowerCase();

/** Decodes `%5C` and the like; returns undecodable text unchanged. */
const unescaped = (target: string): string => {
  try {
    return decodeURIComponent(target).trim();
  } catch {
    return target.trim();
  }
};

/** True for a file on the machine itself, not an address or a shared folder (`file:////server/…` is one). */
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

/** A default applies to parts with its extension; some programs declare macro types without any such part. */
const isOfAPart = ({ Extension = '' }: Attributes, names: ReadonlySet<string>): boolean => {
  const ending = `.${Extension.toLowerCase()}`;
  return [...names].some((name) => name.toLowerCase().endsWith(ending));
};

/** An Office package's description of itself, as XML. */
export interface PackageDescription {
  contentTypes: string;
  /** Text of `_rels/.rels`, which names the main document. */
  rootRelations: string;
  /** All other relationship parts. */
  relations: readonly string[];
  /** The names of all parts. */
  names: ReadonlySet<string>;
}

/** Main parts of Office types that we do not accept, by a piece of their content type. */
const foreignMain: readonly (readonly [piece: RegExp, type: ForeignType])[] = [
  [/macroEnabled/i, 'macros'],
  [/presentationml/i, 'slides'],
  [/template\.main/i, 'template'],
];

/** The reason for refusing a package. */
export type PackageFault = ForeignType | 'fetches' | 'unclear';

/** The accepted type, or the reason for refusing it. */
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
