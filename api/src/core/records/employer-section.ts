import type { AnyRecord, EmployerPart } from '@phila/contract';
import type { Database } from '../database/open.ts';
import type { Cap } from './most-rows.ts';

type UnknownRecord = Record<string, unknown>;

/** A row as reads return it. */
export type SavedRow = UnknownRecord & { id: string; version: number };

/** Reads and saves the rows of a table of records. */
export interface RowStore {
  /** The most rows of a person. */
  readonly cap: Cap;
  all(database: Database, personId: string): Promise<SavedRow[]>;
  create(database: Database, personId: string, body: UnknownRecord, now: Date): Promise<unknown>;
  update(database: Database, personId: string, id: string, body: UnknownRecord, now: Date): Promise<unknown>;
}

/** Reads and saves a single record. */
export interface SingleStore {
  read(database: Database, personId: string): Promise<(UnknownRecord & { version: number }) | null>;
  save(database: Database, personId: string, body: UnknownRecord, now: Date): Promise<unknown>;
}

/** Marks a single record's fields as supplied by employers. */
export interface SuppliedFields {
  /** The part that people choose to copy these fields (specification: accounts). */
  part: EmployerPart;
  /** The supplied fields; default: all. */
  fields?: readonly string[];
}

/** Marks a table's rows as supplied by employers. */
export interface SuppliedRows<Row> {
  /** The part that people choose to copy these rows (specification: accounts). */
  part: EmployerPart;
  /** Its name in import columns, if a part has several; default: the part's name. */
  name?: string;
  /** Names a row for readers. */
  nameOf(row: Partial<Row>): string;
  /** Tells if an employer's row and a person's describe the same thing. */
  isSame(a: Partial<Row>, b: Partial<Row>): boolean;
}

interface OfPart {
  part: EmployerPart;
  /** The section's name in import columns: `nextOfKin` in `nextOfKin.1.firstName`. */
  name: string;
  record: AnyRecord;
}

/** The fields or rows that employers supply, and the store of the person's own. */
export type EmployerSection =
  | (OfPart & { kind: 'single'; fields: readonly string[]; store: SingleStore })
  | (OfPart & { kind: 'rows'; store: RowStore } & Omit<SuppliedRows<UnknownRecord>, 'part' | 'name'>);

const normalised = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Tells if two rows have the same text in each field, ignoring case; an empty field matches nothing. */
export const haveSame = <Row extends object>(
  a: Row,
  b: Row,
  names: readonly (keyof Row & string)[],
): boolean => names.every((name) => isFilled(a, name) && normalised(a[name]) === normalised(b[name]));

export const isFilled = <Row extends object>(row: Row, name: keyof Row & string): boolean =>
  normalised(row[name]) !== '';

/** Joins the texts among the values. */
export const joinTexts = (values: readonly unknown[], separator = ' '): string =>
  values.filter((value) => typeof value === 'string').join(separator);
