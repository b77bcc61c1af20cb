import type { AnyField, Fields } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, foreignKey, integer, jsonb, numeric, text, uuid } from 'drizzle-orm/pg-core';
import type { ForeignKeyBuilder, PgColumn, PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import { documents } from '../documents/tables.ts';
import { documentFieldsOf } from './document-fields.ts';

/** `passportExpiryDate` → `passport_expiry_date`; `titleID` → `title_id`. */
const columnName = (field: string): string => field.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** The type a field is stored as; null for what is always the same. Every column is nullable: whether a field is required is checked by its rule. */
const columnFor = (name: string, field: AnyField): PgColumnBuilderBase | null => {
  const column = columnName(name);
  switch (field.kind) {
    case 'text':
    case 'prose':
      return text(column);
    case 'date':
      return date(column, { mode: 'string' });
    case 'yesNo':
      return boolean(column);
    case 'amount':
      return field.whole === true ? integer(column) : numeric(column, { mode: 'number' });
    case 'option':
    case 'lookup':
      return typeof field.blank === 'number' ? integer(column) : text(column);
    case 'options':
      return (typeof field.choices[0]?.id === 'number' ? integer(column).array() : text(column).array())
        .notNull()
        .default(sql`'{}'`);
    case 'lookups':
      return (field.lookup.ids === 'number' ? integer(column).array() : text(column).array())
        .notNull()
        .default(sql`'{}'`);
    case 'reference':
      return integer(column);
    case 'document':
      return uuid(column);
    case 'group':
      return jsonb(column);
    case 'rows':
      return jsonb(column).notNull().default([]);
    case 'fixed':
      return null;
  }
};

/** The columns of a record's fields, under the fields' names. */
export const columnsOf = (fields: Fields): Record<string, PgColumnBuilderBase> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columnFor(name, field);
      return column === null ? [] : [[name, column]];
    }),
  );

/**
 * The references from a table of records to the files attached in it. A reference holds the person as well, so that
 * the database itself refuses another person's file; and it is checked, when a file is deleted, by the index on the
 * person alone.
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
