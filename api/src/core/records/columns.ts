import { type AnyField, byKind, type Fields } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, foreignKey, integer, jsonb, numeric, text, uuid } from 'drizzle-orm/pg-core';
import type { ForeignKeyBuilder, PgColumn, PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import { documents } from '../documents/tables.ts';
import { documentFieldsOf } from './document-fields.ts';

/** `passportExpiryDate` → `passport_expiry_date`; `titleID` → `title_id`. */
export const columnName = (field: string): string =>
  field.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

const listOf = (column: ReturnType<typeof integer> | ReturnType<typeof text>) =>
  column
    .array()
    .notNull()
    .default(sql`'{}'`);
const typed = (isNumber: boolean, name: string) => (isNumber ? integer(name) : text(name));
const line = (_: AnyField, name: string) => text(name);
const choice = ({ blank }: { readonly blank: unknown }, name: string) =>
  typed(typeof blank === 'number', name);

/**
 * The column type of a field; null for fields with a fixed value. Every column is nullable, because the rules decide on
 * required fields.
 */
const columnFor = byKind<[column: string], PgColumnBuilderBase | null>({
  text: line,
  prose: line,
  // A month or a year alone is no date to the database.
  date: ({ isPart }, name) => (isPart === true ? text(name) : date(name, { mode: 'string' })),
  yesNo: (_, name) => boolean(name),
  amount: ({ whole }, name) => (whole === true ? integer(name) : numeric(name, { mode: 'number' })),
  option: choice,
  options: ({ choices }, name) => listOf(typed(typeof choices[0]?.id === 'number', name)),
  lookup: choice,
  lookups: ({ lookup }, name) => listOf(typed(lookup.ids === 'number', name)),
  reference: (_, name) => integer(name),
  document: (_, name) => uuid(name),
  group: (_, name) => jsonb(name),
  rows: (_, name) => jsonb(name).notNull().default([]),
  fixed: () => null,
});

/** The columns of a record, by field name. */
export const columnsOf = (fields: Fields): Record<string, PgColumnBuilderBase> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columnFor(field, columnName(name));
      return column === null ? [] : [[name, column]];
    }),
  );

/**
 * References from a table of records to its attached files. They include the person, so that the database refuses
 * another person's file; deleting a file checks them by the index on the person.
 */
export const documentKeysOf = (
  table: string,
  fields: Fields,
  made: { readonly [column: string]: PgColumn },
): ForeignKeyBuilder[] =>
  documentFieldsOf(fields).map((name) =>
    foreignKey({
      name: `${table}_${columnName(name)}`,
      columns: [made['personId'], made[name]] as [PgColumn, PgColumn],
      foreignColumns: [documents.personId, documents.id],
    }),
  );
