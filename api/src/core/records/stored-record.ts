import type { AnyRecord } from '@phila/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import type { Implementation } from '../calls/implement.ts';
import type { EmployerSection } from './employer-section.ts';
import type { StoredAs } from './stored.ts';

/** A category of one of the overviews: `GET /Overview/my-details-overview/{category}`, `/Overview/my-wealth/{id}` … */
export interface Category {
  overview: 'career' | 'details' | 'wealth';
  /** The number that the overview's call has for it. */
  category: number;
}

/** Completeness of a person's part of a category, in whole percent. */
export interface Completion extends Category {
  percentage(database: Database, personId: string): Promise<number>;
}

/** Completion of a category, or of several in different overviews. */
export interface CompletionOption<Held> {
  counts: Category | readonly Category[];
  of(held: Held): number;
}

/** @param held reads what the person has of the record */
export const completionsOf = <Held>(
  option: CompletionOption<Held> | undefined,
  held: (database: Database, personId: string) => Promise<Held>,
): Completion[] =>
  option === undefined
    ? []
    : [option.counts].flat().map((category) => ({
        ...category,
        percentage: async (database, personId) => option.of(await held(database, personId)),
      }));

/** A record that the service keeps, as an area lists it: everything else is derived from this. */
export interface StoredRecord {
  readonly record: AnyRecord;
  /** The drizzle table; several single records may be views of one. */
  readonly table: PgTable;
  /** Fields whose column has another name. */
  readonly storedAs?: StoredAs;
  /** Answers the record's calls. */
  readonly answers: readonly Implementation[];
  /** Reads the person's rows as a read gives them, for the copy of their data. */
  held(database: Database, personId: string): Promise<object[]>;
  /** The categories of the overviews that it counts for; empty for most. */
  readonly completions: readonly Completion[];
  /** Sections that employers may supply; empty where only the person writes. */
  readonly supplied: readonly EmployerSection[];
}
