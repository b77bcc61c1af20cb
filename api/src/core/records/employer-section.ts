import type { AnyRecord, EmployerPart } from '@phila/contract';
import type { Database } from '../database/open.ts';
import type { Cap } from './most-rows.ts';

type Loose = Record<string, unknown>;

/** A row as a read gives it. */
export type SavedRow = Loose & { id: string; version: number };

/** Reads and saves the rows of a table; every table of records is one. */
export interface RowStore {
  /** The most rows of a person. */
  readonly cap: Cap;
  all(database: Database, personId: string): Promise<SavedRow[]>;
  create(database: Database, personId: string, body: Loose, now: Date): Promise<unknown>;
  update(database: Database, personId: string, id: string, body: Loose, now: Date): Promise<unknown>;
}

/** Reads and saves a record of which a person has a single one. */
export interface SingleStore {
  read(database: Database, personId: string): Promise<(Loose & { version: number }) | null>;
  save(database: Database, personId: string, body: Loose, now: Date): Promise<unknown>;
}

/** Marks a single record's fields as supplied by employers. */
export interface SuppliedFields {
  /** The part that it is copied with (specification: accounts). */
  part: EmployerPart;
  /** The fields that are supplied; default: all of them. */
  fields?: readonly string[];
}

/** Marks a table's rows as supplied by employers. */
export interface SuppliedRows<Row> {
  /** The part that they are copied with (specification: accounts). */
  part: EmployerPart;
  /** Its name in the columns of an import, where a part has several; default: the part's name. */
  name?: string;
  /** Names a row for readers. */
  nameOf(row: Partial<Row>): string;
  /** Tells if an employer's row and a person's are about the same thing. */
  isSame(a: Partial<Row>, b: Partial<Row>): boolean;
}

interface OfPart {
  part: EmployerPart;
  /** The section's name in what employers supply: `nextOfKin` in the column `nextOfKin.1.firstName`. */
  name: string;
  record: AnyRecord;
}

/** Fields of a record that employers supply, and the store of the person's own. */
export type EmployerSection =
  | (OfPart & { kind: 'single'; fields: readonly string[]; store: SingleStore })
  | (OfPart & { kind: 'rows'; store: RowStore } & Omit<SuppliedRows<Loose>, 'part' | 'name'>);

const normalised = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Tells if two rows have the same text in each field, ignoring case; an empty field matches nothing. */
export const haveSame = <Row extends object>(
  a: Row,
  b: Row,
  names: readonly (keyof Row & string)[],
): boolean => names.every((name) => isFilled(a, name) && normalised(a[name]) === normalised(b[name]));

export const isFilled = <Row extends object>(row: Row, name: keyof Row & string): boolean =>
  normalised(row[name]) !== '';

/** The texts among the values, with something between them. */
export const joinTexts = (values: readonly unknown[], separator = ' '): string =>
  values.filter((value) => typeof value === 'string').join(separator);
