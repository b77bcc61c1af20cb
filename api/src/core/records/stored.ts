import type { AnyField, AnyRecord, OfEachKind, RowOf } from '@phila/contract';
import { byKind, hasId, visibleFields, withAliases } from '@phila/contract';
import { Refusal } from '../http/refusal.ts';
import { labelsOf, unknownChoices } from './lookup-choices.ts';

type UnknownRecord = Record<string, unknown>;

/** Columns named differently from their fields: `{ idNumber: 'identityNumber' }`. */
export type StoredAs = { readonly [field: string]: string };

export const STALE = 'These details have changed since they were opened';

const asIs = (_: AnyField, value: unknown): unknown => value;
const AS_IS: OfEachKind<[value: unknown], unknown> = {
  text: asIs,
  prose: asIs,
  date: asIs,
  yesNo: asIs,
  amount: asIs,
  option: asIs,
  options: asIs,
  lookup: asIs,
  lookups: asIs,
  reference: asIs,
  document: asIs,
  group: asIs,
  rows: asIs,
  fixed: asIs,
};

/** Converts a checked value for its column. */
export const toColumn = byKind<[value: unknown], unknown>({
  ...AS_IS,
  reference: (_, value) => (value as { id: number } | null)?.id ?? null,
});

const named = (field: AnyField, id: unknown) => ({ id, name: labelsOf(field)?.get(id as number) ?? '' });

/** A column's value as reads return it. A value inside a list is blank if its row is older than the field. */
export const fromColumn: (field: AnyField, value: unknown) => unknown = byKind<[value: unknown], unknown>({
  ...AS_IS,
  reference: (field, id) => (id === null ? null : named(field, id)),
  rows: ({ fields }, rows) =>
    (rows as UnknownRecord[]).map((row) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, inner]) => [
          name,
          fromColumn(inner, toColumn(inner, inner.toBody(row[name]))),
        ]),
      ),
    ),
  fixed: ({ blank }) => blank,
});

/**
 * Converts a checked body into columns.
 * @throws Refusal 422 for an unknown choice.
 */
export const toColumns = (record: AnyRecord, body: UnknownRecord, storedAs: StoredAs = {}): UnknownRecord => {
  const errors = unknownChoices(record, body);
  if (errors.length > 0) throw new Refusal(422, errors[0]?.message ?? '', errors);
  return Object.fromEntries(
    visibleFields(record.fields).map(([name, field]) => [
      storedAs[name] ?? name,
      toColumn(field, body[name]),
    ]),
  );
};

/** Converts a typed text into a reference; a typed lookup reads as null, with the text in its own field. */
const typedReference = (field: AnyField, stored: UnknownRecord, storedAs: StoredAs): unknown => {
  if (field.kind !== 'reference' || field.typedInto === undefined) return null;
  const name = stored[storedAs[field.typedInto] ?? field.typedInto];
  return typeof name === 'string' ? { id: 0, name } : null;
};

/**
 * A stored row as reads return it: fields, version and, if any, the id under each of its names. A single record's id is
 * its person's.
 */
export const fromColumns = <R extends AnyRecord>(
  record: R,
  stored: UnknownRecord,
  storedAs: StoredAs = {},
): RowOf<R> => {
  const fields = Object.entries(record.fields).map(([name, field]) => [
    name,
    fromColumn(field, stored[storedAs[name] ?? name]) ?? typedReference(field, stored, storedAs),
  ]);
  const id = record.paths.kind === 'table' ? stored['id'] : stored['personId'];
  const identity = hasId(record) ? { id, [record.idInBody]: id } : {};
  const row: UnknownRecord = { ...identity, ...Object.fromEntries(fields), version: stored['version'] };
  return withAliases(record, row as never);
};
