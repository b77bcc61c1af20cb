import type { AnyField, AnyRecord, FieldError, LookupName } from '@phila/contract';
import { lookups } from '@phila/contract';
import { lookupRows } from '../lookups/index.ts';

const NOT_IN_LIST = 'Please choose from the list';

type Id = number | string;
/** The name of each id. */
export type Labels = ReadonlyMap<Id, string>;

/** The entries of each list, by its path name. */
const lists: ReadonlyMap<string, Labels> = new Map(
  (Object.keys(lookups) as LookupName[]).map((name) => {
    const { idOf, labelOf } = lookups[name] as { idOf(row: unknown): Id; labelOf(row: unknown): string };
    return [lookups[name].name, new Map(lookupRows[name].map((row) => [idOf(row), labelOf(row)]))];
  }),
);

/** What the ids of a field stand for, in the order of its list; null for a field that holds no id. */
export const labelsOf = (field: AnyField): Labels | null => {
  if (field.kind === 'lookup' || field.kind === 'reference') return lists.get(field.lookup.name) ?? new Map();
  if (field.kind === 'option') return new Map(field.choices.map(({ id, name }) => [id, name]));
  return null;
};

const isChoice = (lookup: string, id: unknown): boolean =>
  id === null || lists.get(lookup)?.has(id as Id) === true;

const inField = (path: string, field: AnyField, value: unknown): FieldError[] => {
  const refuse = (lookup: string, id: unknown): FieldError[] =>
    isChoice(lookup, id) ? [] : [{ path, message: NOT_IN_LIST }];
  if (field.kind === 'lookup') return refuse(field.lookup.name, value);
  if (field.kind === 'reference')
    return value === null ? [] : refuse(field.lookup.name, (value as { id: unknown }).id);
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
