import type { AnyField, AnyRecord, FieldError } from '@phila/contract';
import { lookups } from '@phila/contract';
import type { LookupName } from '@phila/contract';
import { lookupRows } from '../lookup/data/index.ts';

const NOT_IN_LIST = 'Please choose from the list';

/** The ids of each list, by its path name. */
const ids = new Map<string, ReadonlySet<unknown>>(
  (Object.keys(lookups) as LookupName[]).map((name) => {
    const idOf = lookups[name].idOf as (row: unknown) => unknown;
    return [lookups[name].name, new Set(lookupRows[name].map(idOf))];
  }),
);

const isChoice = (lookup: string, id: unknown): boolean => id === null || ids.get(lookup)?.has(id) === true;

const inField = (path: string, field: AnyField, value: unknown): FieldError[] => {
  const refuse = (lookup: string, id: unknown): FieldError[] =>
    isChoice(lookup, id) ? [] : [{ path, message: NOT_IN_LIST }];
  if (field.kind === 'lookup') return refuse(field.lookup.name, value);
  if (field.kind === 'reference') return value === null ? [] : refuse(field.lookup.name, (value as { id: unknown }).id);
  if (field.kind === 'group') {
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      inField(`${path}.${name}`, inner, (value as Record<string, unknown>)[name]),
    );
  }
  return [];
};

/** Choices that no list has. The contract checks that an id is one; which there are is known here. */
export const unknownChoices = (record: AnyRecord, body: Record<string, unknown>): FieldError[] =>
  Object.entries(record.fields).flatMap(([name, field]) => inField(name, field, body[name]));
