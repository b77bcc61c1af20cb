import type { AnyField, AnyForm, FieldError, Fields, LookupField, LookupName } from '@phila/contract';
import { byKind, lookups, rowValues } from '@phila/contract';
import { lookupRows } from '../lookups/index.ts';

const NOT_IN_LIST = 'Please choose from the list';

type Id = number | string;
/** Names by id. */
export type Labels = ReadonlyMap<Id, string>;

/** Entries by the list's name in paths. */
const lists: ReadonlyMap<string, Labels> = new Map(
  (Object.keys(lookups) as LookupName[]).map((name) => {
    const { idOf, labelOf } = lookups[name] as { idOf(row: unknown): Id; labelOf(row: unknown): string };
    return [lookups[name].name, new Map(lookupRows[name].map((row) => [idOf(row), labelOf(row)]))];
  }),
);

/** Lists the labels of a field's ids, in the order of its list; null for a field without ids. */
export const labelsOf = (field: AnyField): Labels | null => {
  if ('lookup' in field) return lists.get(field.lookup.name) ?? new Map();
  return 'choices' in field ? new Map(field.choices.map(({ id, name }) => [id, name])) : null;
};

const isChoice = (lookup: string, id: unknown): boolean =>
  id === null || lists.get(lookup)?.has(id as Id) === true;

// Stored lookups are checked by the resource, in the database.
const unlisted = ({ isKept, name }: LookupField['lookup'], path: string, ids: readonly unknown[]) =>
  isKept === true || ids.every((id) => isChoice(name, id)) ? [] : [{ path, message: NOT_IN_LIST }];

const inside = (fields: Fields, path: string, values: unknown): FieldError[] =>
  Object.entries(fields).flatMap(([name, inner]) =>
    inField(inner, (values as Record<string, unknown>)[name], `${path}.${name}`),
  );
const nothing = (): FieldError[] => [];

const inField = byKind<[value: unknown, path: string], FieldError[]>({
  text: nothing,
  prose: nothing,
  date: nothing,
  yesNo: nothing,
  amount: nothing,
  option: nothing,
  options: nothing,
  lookup: ({ lookup }, id, path) => unlisted(lookup, path, [id]),
  lookups: ({ lookup }, ids, path) => unlisted(lookup, path, ids as unknown[]),
  reference: ({ lookup }, value, path) =>
    unlisted(lookup, path, [(value as { id: unknown } | null)?.id ?? null]),
  document: nothing,
  group: ({ fields }, value, path) => inside(fields, path, value),
  rows: ({ fields }, rows, path) =>
    (rows as unknown[]).flatMap((row, at) => inside(fields, `${path}.${at}`, row)),
  fixed: nothing,
});

/** Finds a choice that does not fit the field it depends on. */
const misplaced = (
  form: AnyForm,
  name: string,
  field: AnyField,
  body: Record<string, unknown>,
): FieldError[] => {
  const id = body[name];
  if (field.kind !== 'lookup' || field.among === undefined || id === null) return [];
  const { idOf, name: list } = field.lookup as { idOf(row: unknown): Id; name: string };
  const key = (Object.keys(lookups) as LookupName[]).find((one) => lookups[one].name === list);
  const row = key && (lookupRows[key] as readonly unknown[]).find((one) => idOf(one) === id);
  const value: unknown = rowValues(form, body)[field.among.field];
  return row === undefined || field.among.keep(row, value) ? [] : [{ path: name, message: NOT_IN_LIST }];
};

/**
 * Errors for unknown choices, and for choices that do not fit the field they depend on. The contract checks only an
 * id's type, as the service has the lists.
 */
export const unknownChoices = (form: AnyForm, body: Record<string, unknown>): FieldError[] =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    const unknown = inField(field, body[name], name);
    return unknown.length > 0 ? unknown : misplaced(form, name, field, body);
  });
