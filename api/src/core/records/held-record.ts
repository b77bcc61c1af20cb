import {
  type AnyField,
  type AnyRecord,
  byKind,
  FIELD_WORDS,
  type Fields,
  holds,
  visibleFields,
} from '@phila/contract';
import { isBlank, textOf } from '../personal-data/held-rows.ts';
import type { HeldRow, PersonalPart, LabelledValue } from '../personal-data/personal-area.ts';
import { labelsOf } from './lookup-choices.ts';
import type { StoredRecord } from './stored-record.ts';

const asHeld = (_: AnyField, value: unknown): string => textOf(value);

/** Values as stored, and choices by name. */
const fieldText = byKind({
  ...FIELD_WORDS,
  text: asHeld,
  date: asHeld,
  amount: asHeld,
  reference: (_, value) => textOf((value as { name?: unknown }).name),
});
const named = (field: AnyField, id: unknown): string => labelsOf(field)?.get(id as number) ?? textOf(id);

/** A record's fields with their labels, choices by name and groups flattened. */
const shownFields = (fields: Fields, row: Record<string, unknown>, before = ''): LabelledValue[] =>
  visibleFields(fields).flatMap(([name, field]): LabelledValue[] => {
    const value = row[name];
    if (isBlank(value)) return [];
    const label = `${before}${field.label}`;
    if (holds(field, 'fields'))
      return shownFields(field.fields, value as Record<string, unknown>, `${label}: `);
    if (holds(field, 'rows'))
      return (value as Record<string, unknown>[]).flatMap((one, at) =>
        shownFields(field.fields, one, `${label} ${at + 1}: `),
      );
    return [{ label, text: fieldText(field, value, named) }];
  });

const recordRow = (record: AnyRecord, row: object): HeldRow => {
  const values = { ...row } as Record<string, unknown>;
  return { values, shown: shownFields(record.fields, values) };
};

/** Makes the export's part for a record. */
export const recordPart = (name: string, { record, table, held }: StoredRecord): PersonalPart => ({
  name,
  title: record.title,
  tables: [table],
  read: async ({ database }, accountId) =>
    (await held(database, accountId)).map((row) => recordRow(record, row)),
});
