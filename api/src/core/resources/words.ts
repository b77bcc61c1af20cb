import { type AnyField, byKind, isBlankValue } from '@phila/contract';
import { type ChoiceNames, STORED_WORDS } from '../cells/cell.ts';
import { labelsOf } from '../records/lookup-choices.ts';

type Names = ChoiceNames[string];

/** The name of an id, or its number if the entry is gone. */
const namedIn =
  (kept: Names) =>
  (field: AnyField, id: unknown): string =>
    (kept ?? labelsOf(field))?.get(id as number) ?? `No. ${String(id)}`;

const inHistory = byKind(STORED_WORDS);

/**
 * Writes a value for readers of a history: a choice by its name, a day as 05 Mar 2030, Yes or No, nothing for a blank.
 * @param field undefined for the columns beside the fields, which are times
 */
export const wordsOf = (field: AnyField | undefined, value: unknown, kept?: Names): string => {
  if (isBlankValue(value)) return '';
  return field === undefined ? String(value) : inHistory(field, value, namedIn(kept));
};
