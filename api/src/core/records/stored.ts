import type { AnyField, AnyRecord, RowOf } from '@phila/contract';
import { hasId, withAliases } from '@phila/contract';
import { Refusal } from '../http/refusal.ts';
import { labelsOf, unknownChoices } from './lookup-choices.ts';

type Loose = Record<string, unknown>;

/** Columns named otherwise than their fields: `{ idNumber: 'identityNumber' }`. */
export type StoredAs = { readonly [field: string]: string };

export const STALE = 'These details have changed since they were opened';

/** The value of a body, held to its rule, as its column keeps it. */
export const toColumn = (field: AnyField, value: unknown): unknown =>
  field.kind === 'reference' && value !== null ? (value as { id: number }).id : value;

const named = (field: AnyField, id: unknown) => ({ id, name: labelsOf(field)?.get(id as number) ?? '' });

/** A value within a stored list: blank where the row is from before the field was added. */
const fromRow = (field: AnyField, stored: unknown): unknown => {
  const value = field.toBody(stored);
  return field.kind === 'reference' && value !== null ? named(field, (value as { id: unknown }).id) : value;
};

/** The value of a column as a read gives it. */
export const fromColumn = (field: AnyField, value: unknown): unknown => {
  if (field.kind === 'fixed') return field.blank;
  if (field.kind === 'rows')
    return (value as Loose[]).map((row) =>
      Object.fromEntries(
        Object.entries(field.fields).map(([name, inner]) => [name, fromRow(inner, row[name])]),
      ),
    );
  return field.kind === 'reference' && value !== null ? named(field, value) : value;
};

/**
 * The columns of a body that was held to the record's rules.
 * @throws Refusal 422 for a choice that no list has.
 */
export const toColumns = (record: AnyRecord, body: Loose, storedAs: StoredAs = {}): Loose => {
  const errors = unknownChoices(record, body);
  if (errors.length > 0) throw new Refusal(422, errors[0]?.message ?? '', errors);
  return Object.fromEntries(
    Object.entries(record.fields)
      .filter(([, field]) => field.kind !== 'fixed')
      .map(([name, field]) => [storedAs[name] ?? name, toColumn(field, body[name])]),
  );
};

/**
 * Turns text typed in place of a reference into a reference; typed lookups read as null, with the text in its own
 * field.
 */
const typedReference = (field: AnyField, stored: Loose, storedAs: StoredAs): unknown => {
  if (field.kind !== 'reference' || field.typedInto === undefined) return null;
  const name = stored[storedAs[field.typedInto] ?? field.typedInto];
  return typeof name === 'string' ? { id: 0, name } : null;
};

/**
 * A stored row as a read gives it: its fields, its version and, where it has one, its id under each of its names. A
 * single record that is known by an id has its person's: there is one for each.
 */
export const fromColumns = <R extends AnyRecord>(
  record: R,
  stored: Loose,
  storedAs: StoredAs = {},
): RowOf<R> => {
  const fields = Object.entries(record.fields).map(([name, field]) => [
    name,
    fromColumn(field, stored[storedAs[name] ?? name]) ?? typedReference(field, stored, storedAs),
  ]);
  const id = record.paths.kind === 'table' ? stored['id'] : stored['personId'];
  const identity = hasId(record) ? { id, [record.idInBody]: id } : {};
  const row: Loose = { ...identity, ...Object.fromEntries(fields), version: stored['version'] };
  return withAliases(record, row as never);
};
