import { tooLong } from '../rules/too-long.ts';
import { type DocumentType, documentTypes } from './document-types.ts';

export const LONGEST_FILE_NAME = 200;
/** Said where a file or a folder has no name, or one by which it could not be found: `.pdf`. */
export const NO_FILE_NAME = 'Please enter a name';
const UNUSABLE = 'A name cannot hold / or \\, nor characters that cannot be shown';

const types = Object.entries(documentTypes) as [DocumentType, { extensions: readonly string[] }][];

/** The type that a name's ending stands for; null for a name without one of ours: `Payslip 2026.03` has none. */
export const typeOfName = (name: string): DocumentType | null => {
  const ending = /\.([A-Za-z]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined
    ? null
    : (types.find(([, { extensions }]) => extensions.includes(ending))?.[0] ?? null);
};

/** The dot and what follows it, where that names a type of ours. */
export const extensionOf = (name: string): string =>
  typeOfName(name) === null ? '' : name.slice(name.lastIndexOf('.'));

/** Specification: documents: a new name without an ending keeps the old one. */
export const renamed = (old: string, name: string): string =>
  extensionOf(name) === '' ? `${name}${extensionOf(old)}` : name;

/** Not a path, no control characters, and more than dots. */
const isUsable = (name: string): boolean => !/[/\\\p{Cc}\p{Cs}]/u.test(name) && !/^[.\s]*$/.test(name);

/**
 * What is wrong with a name for a file or a folder, in the words of the rule `fileName`, which asks this; null where
 * nothing is. For the forms of My Documents, whose pages do without zod. What is not seen is taken away when a name is read
 * (`lineAsRead`), so here it only does not count.
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
