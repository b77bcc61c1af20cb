import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { HeldRow, PersonalPart } from './personal-area.ts';

/** `acceptedAt` → 'Accepted at', `titleID` → 'Title ID'. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ');
  const plain = words.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A stored value as text, by its type; nested values are listed one after the other. */
export const textOf = (value: unknown): string => {
  if (isBlank(value)) return '';
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value as object)
      .filter(([, inner]) => !isBlank(inner))
      .map(([name, inner]) => `${inWords(name)}: ${textOf(inner)}`)
      .join('; ');
  }
  return String(value as string | number);
};

/** A row labelled by the names of its columns. */
export const plainRow = (
  values: Record<string, unknown>,
  labels: { readonly [name: string]: string } = {},
): HeldRow => ({
  values,
  shown: Object.entries(values)
    .filter(([, value]) => !isBlank(value))
    .map(([name, value]) => ({ label: labels[name] ?? inWords(name), text: textOf(value) })),
});

/** Columns that name a row's owner. */
export const OWNER_COLUMNS = ['personId', 'accountId'] as const;

/** The column of a table's owner; null for none. */
export const ownerColumn = (table: PgTable): PgColumn | null => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const name = OWNER_COLUMNS.find((candidate) => candidate in columns);
  return name === undefined ? null : (columns[name] ?? null);
};

interface Rows {
  name: string;
  title: string;
  table: PgTable;
  /** Columns that say nothing about the person: secrets, keys of blobs, counts. */
  leaveOut?: readonly string[];
  /** Labels of columns with unclear names. */
  labels?: { readonly [column: string]: string };
}

/** Exports the person's rows of a table that is no record, column by column. */
export const rowsPart = ({ name, title, table, leaveOut = [], labels = {} }: Rows): PersonalPart => {
  const owner = ownerColumn(table);
  if (owner === null) throw new Error(`Table ${name} has no personId or accountId column`);
  const hidden = new Set<string>([...OWNER_COLUMNS, ...leaveOut]);
  return {
    name,
    title,
    tables: [table],
    read: async ({ database }, accountId) => {
      const rows = (await database.select().from(table).where(eq(owner, accountId))) as Record<
        string,
        unknown
      >[];
      return rows.map((row) =>
        plainRow(Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))), labels),
      );
    },
  };
};
