import { type DocumentType, documentTypes } from './document-types.ts';

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

/** Seeds 1 §4: a new name without an ending keeps the old one. */
export const renamed = (old: string, name: string): string =>
  extensionOf(name) === '' ? `${name}${extensionOf(old)}` : name;
