import { tooLong } from '../rules/too-long.ts';
import { type DocumentType, documentTypes } from './document-types.ts';

export const LONGEST_FILE_NAME = 200;
/** Error for a missing name, or a name that is just an extension: `.pdf`. */
export const NO_FILE_NAME = 'Please enter a name';
const UNUSABLE = 'A name cannot hold / or \\, nor characters that cannot be shown';

const types = Object.entries(documentTypes) as [DocumentType, { extensions: readonly string[] }][];

/** Type by a name's extension; null without a known one: `Payslip 2026.03` has none. */
export const typeOfName = (name: string): DocumentType | null => {
  const ending = /\.([A-Za-z]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined
    ? null
    : (types.find(([, { extensions }]) => extensions.includes(ending))?.[0] ?? null);
};

/** Extension with its dot, if it is a known one. */
export const extensionOf = (name: string): string =>
  typeOfName(name) === null ? '' : name.slice(name.lastIndexOf('.'));

/** Specification: documents: a new name without an extension keeps the old one. */
export const renamed = (old: string, name: string): string =>
  extensionOf(name) === '' ? `${name}${extensionOf(old)}` : name;

/** Returns true for more than dots, without path separators and control characters. */
const isUsable = (name: string): boolean => !/[/\\\p{Cc}\p{Cs}]/u.test(name) && !/^[.\s]*$/.test(name);

/**
 * Error of a file or folder name, in the words of the rule `fileName`, which uses this; null if valid. For forms of My
 * Documents, because their pages load no zod. Ignores invisible characters: `lineAsRead` removes them.
 */
export const fileNameFault = (name: string): string | null => {
  const wanted = name
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (wanted === '' || extensionOf(wanted) === wanted) return NO_FILE_NAME;
  if (wanted.length > LONGEST_FILE_NAME) return tooLong(LONGEST_FILE_NAME);
  return isUsable(wanted) ? null : UNUSABLE;
};
