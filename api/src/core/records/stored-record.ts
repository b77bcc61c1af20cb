import type { AnyRecord } from '@phila/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import type { Implementation } from '../http/implement.ts';
import type { EmployerSection } from './employer-section.ts';
import type { StoredAs } from './stored.ts';

/** How complete a person's part of a category of the overview is, in whole percent. */
export interface Completion {
  /** The number that `GET /Overview/…/{category}` has for it. */
  category: number;
  percentage(database: Database, personId: string): Promise<number>;
}

/** A record that the service keeps, as an area lists it: everything else is derived from this. */
export interface StoredRecord {
  readonly record: AnyRecord;
  /** The drizzle table; several single records may be views of one. */
  readonly table: PgTable;
  /** Fields whose column has another name. */
  readonly storedAs?: StoredAs;
  /** What answers the record's calls. */
  readonly answers: readonly Implementation[];
  /** What the person has of it, as a read gives it, for the copy of their data. */
  held(database: Database, personId: string): Promise<object[]>;
  readonly completion: Completion | null;
  /** What employers may supply of it; empty for what only the person writes. */
  readonly supplied: readonly EmployerSection[];
}
