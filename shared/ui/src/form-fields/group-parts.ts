import type { AnyField, Fields } from '@phila/contract/fields';

/** Lists the visible fields of a group, or of a row of a list, in order. */
export const shownParts = (fields: Fields): [string, AnyField][] =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'fixed');

/** Tells if a group's name would only repeat the heading above it, or the name of its one field. */
export const isNamedAlready = (label: string, fields: Fields, heading: string | null): boolean =>
  shownParts(fields).length === 1 || label.toLowerCase() === heading?.toLowerCase();
