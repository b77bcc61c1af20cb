import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import type { Sealing } from '../secrets/sealing.ts';

/** A value on the readable page. */
export interface LabelledValue {
  label: string;
  text: string;
}

/** A stored row about a person. */
export interface HeldRow {
  /** Values for the JSON file: as stored, or as reads return them. */
  values: Record<string, unknown>;
  /** Values for the page in words, without blank ones. */
  shown: readonly LabelledValue[];
}

/** Services for reading it. */
interface Reading {
  database: Database;
  sealing: Sealing;
}

/** A heading in a person's data: a record, a table, or some columns of one. */
export interface PersonalPart {
  /** Its name in the JSON file: `nextOfKin`. */
  name: string;
  /** Its heading on the readable page: 'Next of kin'. */
  title: string;
  /** Tables that it covers completely; a test compares all parts with the schema. */
  tables: readonly PgTable[];
  read(reading: Reading, accountId: string): Promise<HeldRow[]>;
}

/** A blob of the person. */
export interface PersonalFile {
  key: string;
  /** Its path in the archive, `documents/Identity/passport.pdf`; null for files made from another. */
  path: string | null;
}

/** A record kept after the account by law. */
export interface Retained {
  /** Its kind in a few words, repeated by the deletion receipt: 'Requests to speak to an expert'. */
  kind: string;
  record: Record<string, unknown>;
  keptUntil: Date;
}

/**
 * Personal data of an area: its line in `areas.ts` suffices for the export to show it and the deletion to remove it.
 * Rows go with the account by `on delete cascade`.
 */
export interface PersonalArea {
  parts: readonly PersonalPart[];
  /** Every blob of the person: exported if it has a path, and removed with the account. */
  files?(database: Database, accountId: string): Promise<PersonalFile[]>;
  /** Runs in the deletion, before the rows go. */
  retain?(within: Database, accountId: string, now: Date): Promise<Retained[]>;
  /** Deletes rows that no foreign key reaches, because they name a person only by address. */
  forget?(within: Database, accountId: string): Promise<void>;
}
