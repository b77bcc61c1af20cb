import { withoutUnseen } from './unseen.ts';

/*
 * Normalises incoming text before rules check it, alike in page and service: composed (NFC), so that equal-looking
 * texts are equal, without invisible characters, trimmed.
 */

/** Normalises one line: also turns line ends and runs of any blanks into one space. */
export const lineAsRead = (text: string): string =>
  withoutUnseen(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();

/** Normalises text of several lines, keeping its blanks and lines. */
export const proseAsRead = (text: string): string =>
  withoutUnseen(text.normalize('NFC')).replaceAll(/\r\n?/g, '\n').trim();

/**
 * Normalises a person's name: one line, one kind of hyphen without blanks around it, accents typed for apostrophes
 * replaced.
 */
export const nameAsRead = (text: string): string =>
  lineAsRead(text)
    .replaceAll(/ ?[-\u2010-\u2013\u2212] ?/g, (found, at: number, line: string) =>
      at > 0 && at + found.length < line.length ? '-' : found,
    )
    .replaceAll(/[`\u00B4\u2032]/g, '’')
    .replaceAll('‘', '’');
