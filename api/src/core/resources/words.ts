import { type AnyField, amountText, dateText } from '@phila/contract';
import { labelsOf } from '../records/lookup-choices.ts';

/** By field: the names of its choices, of those that the service keeps as well. */
export type ChoiceNames = { readonly [field: string]: ReadonlyMap<number | string, string> | undefined };

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What an id stands for; an id whose entry is gone is shown as a number. */
const nameOf = (
  field: AnyField,
  id: unknown,
  kept: ReadonlyMap<number | string, string> | undefined,
): string => (kept ?? labelsOf(field))?.get(id as number) ?? `No. ${String(id)}`;

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/**
 * A value of a field as people read it in a history or a file: a choice by its name, a day as 05 Mar 2030, Yes or No, and
 * nothing for a blank.
 * @param field undefined for what a row has beside its fields, which is a time
 */
export const wordsOf = (
  field: AnyField | undefined,
  value: unknown,
  kept?: ReadonlyMap<number | string, string>,
): string => {
  if (isBlank(value)) return '';
  if (field === undefined) return String(value);
  switch (field.kind) {
    case 'yesNo':
      return value === true ? 'Yes' : 'No';
    case 'date':
      return dateText(String(value));
    case 'amount':
      return amountText(Number(value), field.unit);
    case 'option':
    case 'lookup':
    case 'reference':
      return nameOf(field, idIn(value), kept);
    case 'options':
    case 'lookups':
      return (value as unknown[]).map((one) => nameOf(field, one, kept)).join(', ');
    case 'text':
      return field.show?.(String(value)) ?? String(value);
    case 'prose':
    case 'fixed':
      return String(value);
    case 'document':
    case 'group':
    case 'rows':
      return JSON.stringify(value);
  }
};
