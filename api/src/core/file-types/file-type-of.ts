import { open } from 'node:fs/promises';
import { type DocumentType, documentTypes } from '@phila/contract';
import { officeTypeOf } from './office-type.ts';
import { charsetOf } from './text.ts';

export interface KnownFile {
  type: DocumentType;
  /** The Content-Type it is sent with: `text/csv; charset=utf-8`. */
  contentType: string;
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const firstBytes = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const bySignature = (start: Buffer): DocumentType | 'zip' | null => {
  if (startsWith(start, '%PDF-')) return 'pdf';
  if (startsWith(start, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(start, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(start, 'RIFF') && startsWith(start, 'WEBP', 8)) return 'webp';
  return startsWith(start, 'PK\x03\x04') ? 'zip' : null;
};

const known = (type: DocumentType | null): KnownFile | null =>
  type === null ? null : { type, contentType: documentTypes[type].contentType };

/**
 * What a file is by its bytes, of the types that are taken; null for any other. Its name decides only between a text
 * and a table of values, which look the same. A zip and a text are read to their end, piece by piece.
 * @throws Refusal 413 for a zip that unpacks to too much.
 */
export const fileTypeOf = async (path: string, name: string): Promise<KnownFile | null> => {
  const found = bySignature(await firstBytes(path));
  if (found === 'zip') return known(await officeTypeOf(path));
  if (found !== null) return known(found);
  const charset = await charsetOf(path);
  if (charset === null) return null;
  const type = /\.csv$/i.test(name) ? 'csv' : 'txt';
  return { type, contentType: `${documentTypes[type].contentType}; charset=${charset}` };
};
