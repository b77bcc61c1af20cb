import { withoutUnseen } from './unseen.ts';

/*
 * How a text that came in is read before any rule looks at it, in the page and in the service alike: composed (NFC), so that
 * what looks the same is the same, without marks that are not seen, without blanks at its ends.
 */

/** One line: with one space wherever blanks, of any width and number, or ends of lines stood. */
export const lineAsRead = (text: string): string =>
  withoutUnseen(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();

/** Text of several lines: its blanks and lines stay as they were written. */
export const proseAsRead = (text: string): string =>
  withoutUnseen(text.normalize('NFC')).replaceAll(/\r\n?/g, '\n').trim();

/** A person's name: one line, with one kind of hyphen that has no blanks around it, and accents that stand for apostrophes as such. */
export const nameAsRead = (text: string): string =>
  lineAsRead(text)
    .replaceAll(/ ?[-\u2010-\u2013\u2212] ?/g, (found, at: number, line: string) =>
      at > 0 && at + found.length < line.length ? '-' : found,
    )
    .replaceAll(/[`\u00B4\u2032]/g, '’')
    .replaceAll('‘', '’');
