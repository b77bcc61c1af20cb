import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { codeOf } from '../error-code.ts';
import { isWide } from '../wide-text.ts';

interface Reading {
  decoder: TextDecoder;
  charset: string;
}

/**
 * Characters of no text. Tab, line feed, form feed and carriage return are allowed, and the separators 1C to 1F that
 * some databases export.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001b\u007f]/;

/** The beginning of a web page, drawing or script, whatever the file's name. */
const PROGRAM = /^\s*(?:<(?:!doctype|!--|\?xml|\?php|html|head|body|svg|script|iframe)|#!)/i;

const decoderFor = (start: Buffer): Reading => {
  if (start[0] === 0xff && start[1] === 0xfe) {
    return { decoder: new TextDecoder('utf-16le', { fatal: true }), charset: 'utf-16' };
  }
  if (start[0] === 0xfe && start[1] === 0xff) {
    return { decoder: new TextDecoder('utf-16be', { fatal: true }), charset: 'utf-16' };
  }
  // Guesses UTF-16 without a byte order mark, because browsers need its charset stated.
  for (const [charset, zeroAt] of [
    ['utf-16le', 1],
    ['utf-16be', 0],
  ] as const)
    if (isWide(start, zeroAt)) return { decoder: new TextDecoder(charset, { fatal: true }), charset };
  return { decoder: new TextDecoder('utf-8', { fatal: true }), charset: 'utf-8' };
};

/** End-of-file mark of MS-DOS, still written by some programs. */
const OLD_END = '\u001A';
/** True if only padding follows it. */
const isFilling = (text: string): boolean => text.replaceAll(/[\0\s]/g, '').replaceAll(OLD_END, '') === '';

/**
 * Tries to read a file in a character set: `refused` for unsafe text, `unreadable` for bytes outside the set, so that
 * another set may be tried.
 */
const reads = async (
  path: string,
  make: (start: Buffer) => Reading,
): Promise<{ charset: string } | 'refused' | 'unreadable'> => {
  let made: Reading | null = null;
  let beginning = '';
  let isOver: boolean = false;
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = chunk as Buffer;
      made ??= make(bytes);
      const text = made.decoder.decode(bytes, { stream: true });
      const end: number = isOver ? 0 : text.indexOf(OLD_END);
      const words = end === -1 ? text : text.slice(0, end);
      if (CONTROL.test(words) || (end !== -1 && !isFilling(text.slice(end)))) return 'refused';
      isOver ||= end !== -1;
      if (beginning.length < 1_000) beginning += text.slice(0, 1_000);
    }
    made?.decoder.decode();
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'unreadable';
    throw error;
  }
  return made === null || PROGRAM.test(beginning) ? 'refused' : { charset: made.charset };
};

/**
 * Recognises a text's encoding: `utf-8`, `utf-16` (with its mark; `utf-16le`, `utf-16be` without), or `windows-1252` of
 * older spreadsheets. Null for anything that is no text, or would run or show as a page. Streams the file.
 */
export const charsetOf = async (path: string): Promise<string | null> => {
  const first = await reads(path, decoderFor);
  const found =
    first === 'unreadable'
      ? await reads(path, () => ({ decoder: new TextDecoder('windows-1252'), charset: 'windows-1252' }))
      : first;
  return typeof found === 'string' ? null : found.charset;
};
