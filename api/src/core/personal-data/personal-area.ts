import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import type { Sealing } from '../people/sealing.ts';

/** A value as the readable page shows it. */
export interface Shown {
  label: string;
  text: string;
}

/** A row held about a person. */
export interface HeldRow {
  /** Values for the JSON file: as stored, or as a read gives them. */
  values: Record<string, unknown>;
  /** Values for the page: in words, without blanks. */
  shown: readonly Shown[];
}

/** Services for reading it. */
interface Reading {
  database: Database;
  sealing: Sealing;
}

/** A heading of the data held about a person: a record, a table, or some columns of one. */
export interface PersonalPart {
  /** Its name in the JSON file: `nextOfKin`. */
  name: string;
  /** Its heading on the readable page: 'Next of kin'. */
  title: string;
  /** The tables that it shows everything of; a test holds all parts together to the schema. */
  tables: readonly PgTable[];
  read(reading: Reading, accountId: string): Promise<HeldRow[]>;
}

/** Bytes of the person in the store of blobs. */
export interface PersonalFile {
  key: string;
  /** Its path in the archive, `documents/Identity/passport.pdf`; null for files made from another. */
  path: string | null;
}

/** A record that outlives the account because a law asks for it. */
export interface Retained {
  /** Its kind in a few words, repeated by the deletion receipt: 'Requests to speak to an expert'. */
  kind: string;
  record: Record<string, unknown>;
  keptUntil: Date;
}

/**
 * Personal data of an area: its line in `areas.ts` alone makes the export show it and the deletion remove it. Rows go
 * with the account by `on delete cascade`.
 */
export interface PersonalArea {
  parts: readonly PersonalPart[];
  /** Every blob of the person: exported where it has a path, and removed with the account. */
  files?(database: Database, accountId: string): Promise<PersonalFile[]>;
  /** Asked within the deletion, before the rows go. */
  retain?(within: Database, accountId: string, now: Date): Promise<Retained[]>;
  /** Deletes what no foreign key reaches: rows that name a person by address alone. */
  forget?(within: Database, accountId: string): Promise<void>;
}
