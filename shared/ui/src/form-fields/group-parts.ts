import type { AnyField, Fields } from '@phila/contract/fields';

/** The fields of a group, or of a row of a list, that are shown, in order. */
export const shownParts = (fields: Fields): [string, AnyField][] =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'fixed');

/** Whether a group's name would only say once more what stands above it, or what its one field is called. */
export const isNamedAlready = (label: string, fields: Fields, heading: string | null): boolean =>
  shownParts(fields).length === 1 || label.toLowerCase() === heading?.toLowerCase();
