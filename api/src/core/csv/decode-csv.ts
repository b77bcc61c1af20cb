import { isWide } from '../wide-text.ts';
import { UnreadableTable } from './unreadable-table.ts';

const beginsWith = (bytes: Uint8Array, ...beginning: number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);

/** Files sent by mistake for CSV, by their first bytes. */
const others: readonly (readonly [beginning: readonly number[], sentence: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old Excel workbook (.xls), which is not read. Open it, choose Save As and “Excel Workbook (.xlsx)” or “CSV UTF-8”, and send that file.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF, not a table. Export the table itself as “CSV UTF-8”.'],
];

const encodingOf = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (beginsWith(bytes, 0xff, 0xfe) || isWide(bytes, 1)) return 'utf-16le';
  return beginsWith(bytes, 0xfe, 0xff) || isWide(bytes, 0) ? 'utf-16be' : 'utf-8';
};

/** End-of-file mark of CP/M and MS-DOS, still written by some programs. */
const OLD_END = '\u001A';

const withoutOldEnd = (text: string): string => {
  const at = text.indexOf(OLD_END);
  return at === -1 ||
    text
      .slice(at)
      .replaceAll(/[\0\s]/g, '')
      .replaceAll(OLD_END, '') !== ''
    ? text
    : text.slice(0, at);
};

/** Characters that no Windows text contains: zeros, and TextDecoder's stand-ins for unassigned bytes. */
const NO_LETTER = /[\0\u0080-\u009F]/;

/**
 * Decodes a CSV file: UTF-8, UTF-16 (Excel's "Unicode text") or windows-1252 (Excel's local "CSV").
 * @throws UnreadableTable with its actual type and the remedy
 */
export const decodeCsv = (bytes: Uint8Array): string => {
  const other = others.find(([beginning]) => beginsWith(bytes, ...beginning));
  if (other !== undefined) throw new UnreadableTable(other[1]);
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8')
      throw new UnreadableTable(
        'This file is UTF-16 that breaks off in the middle of a character. Save it as “CSV UTF-8” and try again.',
      );
    text = new TextDecoder('windows-1252').decode(bytes);
    if (NO_LETTER.test(text))
      throw new UnreadableTable(
        'This file is neither UTF-8 nor what Excel saves as CSV: letters would be lost. Save it as “CSV UTF-8” and try again.',
      );
  }
  const whole = withoutOldEnd(text);
  if (whole.includes('\0'))
    throw new UnreadableTable(
      'This file holds bytes that no text has. Save it as “CSV UTF-8” and try again.',
    );
  return whole;
};
