import type { AnyRecord } from '@phila/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import type { Implementation } from '../calls/implement.ts';
import type { PhoneNumbers } from '../searching/phone-index.ts';
import type { EmployerSection } from './employer-section.ts';
import type { StoredAs } from './stored.ts';

/** A category of an overview: `GET /Overview/my-details-overview/{category}`, `/Overview/my-wealth/{id}` … */
export interface Category {
  overview: 'career' | 'details' | 'wealth';
  /** Its number in the overview's call. */
  category: number;
}

/** Completeness of a person's category, in whole percent. */
export interface Completion extends Category {
  percentage(database: Database, personId: string): Promise<number>;
}

/** Completion of a category, or of several in different overviews. */
export interface CompletionOption<Held> {
  counts: Category | readonly Category[];
  of(held: Held): number;
}

/** @param held reads the person's rows, or single record */
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

/** A record as an area lists it; everything else is derived. */
export interface StoredRecord {
  readonly record: AnyRecord;
  /** The drizzle table; several single records may share one. */
  readonly table: PgTable;
  /** Columns named differently from their fields. */
  readonly storedAs?: StoredAs;
  /** The implementations of the record's calls. */
  readonly answers: readonly Implementation[];
  /** The person's rows as reads return them, for the data export. */
  held(database: Database, personId: string): Promise<object[]>;
  /** Categories of overviews to which it contributes; most records have none. */
  readonly completions: readonly Completion[];
  /** Telephone numbers by which staff find the person; default: none. */
  readonly phones?: readonly PhoneNumbers[];
  /** Sections that employers may supply; empty if only the person writes. */
  readonly supplied: readonly EmployerSection[];
}
