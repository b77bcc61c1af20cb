import { type Fields, visibleFields } from '@phila/contract/fields';

/** Tells if a group's name would only repeat the heading above it, or the name of its one field. */
export const isNamedAlready = (label: string, fields: Fields, heading: string | null): boolean =>
  visibleFields(fields).length === 1 || label.toLowerCase() === heading?.toLowerCase();
