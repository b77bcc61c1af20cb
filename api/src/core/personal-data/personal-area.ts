import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import type { Sealing } from '../people/sealing.ts';

/** A value as the readable page shows it. */
export interface Shown {
  label: string;
  text: string;
}

/** One thing that is held about a person. */
export interface HeldRow {
  /** For the JSON file: as it is stored, or as a read gives it. */
  values: Record<string, unknown>;
  /** For the page: in words, without what was never given. */
  shown: readonly Shown[];
}

/** What reading it takes. */
interface Reading {
  database: Database;
  sealing: Sealing;
}

/** One heading of what is held about a person: a record, a table, a few columns of one. */
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
  /** Where it lies in the archive, `documents/Identity/passport.pdf`; null for what is only made from another file. */
  path: string | null;
}

/** What outlives the account, because a law asks for it. */
export interface Retained {
  /** What it is, in a few words that the deletion receipt repeats: 'Requests to speak to an expert'. */
  kind: string;
  record: Record<string, unknown>;
  keptUntil: Date;
}

/**
 * What an area of the service holds about people: its line in `areas.ts` is all it takes for the export to show it and
 * for the deletion to leave nothing of it behind. Rows go with the account by `on delete cascade`.
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
