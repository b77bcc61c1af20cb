import { open } from 'node:fs/promises';
import {
  ALLOWED_TYPES,
  type DocumentType,
  documentTypes,
  type ForeignType,
  foreignTypes,
} from '@phila/contract';
import { type OfficeAnswer, officeTypeOf } from './office-type.ts';
import { charsetOf } from './text.ts';

export interface KnownFile {
  type: DocumentType;
  /** The Content-Type it is sent with: `text/csv; charset=utf-8`. */
  contentType: string;
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Bytes in which readers look for a PDF's heading (ISO 32000-1, implementation note 13). */
const BEGINNING = 1_024;

const firstBytes = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Finds a PDF behind lines of a scanner, printer or mail program, but not behind a page or a program. */
const isPdfBehind = (start: Buffer): boolean => {
  const at = start.indexOf('%PDF-');
  return at > 0 && !/^(?:MZ|\x7fELF|#!|GIF8)|</.test(start.subarray(0, at).toString('latin1'));
};

const bySignature = (start: Buffer): DocumentType | 'zip' | null => {
  if (startsWith(start, '%PDF-')) return 'pdf';
  if (startsWith(start, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(start, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(start, 'RIFF') && startsWith(start, 'WEBP', 8)) return 'webp';
  if (startsWith(start, 'PK\x03\x04')) return 'zip';
  return isPdfBehind(start) ? 'pdf' : null;
};

const known = (type: DocumentType | null): KnownFile | null =>
  type === null ? null : { type, contentType: documentTypes[type].contentType };

/**
 * Recognises an accepted file by its bytes; null for any other. The name only decides between text and CSV, because
 * their bytes look alike. Streams a zip or text to its end.
 * @throws Refusal 413 for a zip that unpacks to too much
 */
export const fileTypeOf = async (path: string, name: string): Promise<KnownFile | null> => {
  const found = bySignature(await firstBytes(path));
  if (found === 'zip') {
    const answer = await officeTypeOf(path);
    return known('type' in answer ? answer.type : null);
  }
  if (found !== null) return known(found);
  const charset = await charsetOf(path);
  if (charset === null) return null;
  const type = /\.csv$/i.test(name) ? 'csv' : 'txt';
  return { type, contentType: `${documentTypes[type].contentType}; charset=${charset}` };
};

/* oxlint-disable no-control-regex -- the bytes that files begin with are what is looked for */
/** First bytes of other files. */
const signatures: readonly (readonly [beginning: RegExp, type: ForeignType])[] = [
  [/^(?:MZ|\x7fELF|#!|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe)/, 'program'],
  [
    /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*\0?<\0?(?:!|\?|html|head|body|svg|script|iframe|h\0t\0m|s\0v\0g)/i,
    'page',
  ],
  [/^\xd0\xcf\x11\xe0/, 'oldOffice'],
  [/^GIF8/, 'gif'],
  [/^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/, 'heic'],
  [/^(?:BM|II\*\0|MM\0\*|\0\0\x01\0|[\s\S]{4}ftypavi)/, 'picture'],
  [/^(?:[\s\S]{4}ftyp|ID3|OggS|fLaC|\x1aE\xdf\xa3|RIFF[\s\S]{4}(?:AVI |WAVE))/, 'film'],
  [/^(?:Rar!|7z\xbc\xaf|\x1f\x8b|BZh)/, 'archive'],
  [/^\{\\rtf/, 'rtf'],
];
/* oxlint-enable no-control-regex */

const zipFaults: { readonly [fault: string]: string } = {
  damaged:
    'This file is damaged: it cannot be unpacked. Please open it where it was written, save it once more, and choose that; or save it as a PDF.',
  fetches:
    'This document fetches something from another machine when it is opened, such as its template. Please save it as a PDF, and choose that.',
  unclear:
    'This document is not built as DOCX and XLSX are, so that we cannot tell what is in it. Please open it in Word or Excel, save it once more, and choose that; or save it as a PDF.',
};

const sentenceOf = (fault: Extract<OfficeAnswer, { fault: unknown }>['fault']): string =>
  zipFaults[fault] ?? foreignTypes[fault as ForeignType];

/** Explains why an unknown file is refused and how to fix it. */
export const fileFaultOf = async (path: string): Promise<string> => {
  const start = await firstBytes(path);
  if (bySignature(start) === 'zip') {
    const answer = await officeTypeOf(path);
    if ('fault' in answer) return sentenceOf(answer.fault);
  }
  const beginning = start.toString('latin1');
  const foreign = signatures.find(([shape]) => shape.test(beginning))?.[1];
  if (foreign !== undefined) return foreignTypes[foreign];
  return `This file is neither a text nor any other kind that we know; it may have come only in part. Please choose a ${ALLOWED_TYPES} file.`;
};
