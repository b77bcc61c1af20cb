import type { PgColumn } from 'drizzle-orm/pg-core';

/** Leads from rows that audit entries name to the people whose they are. */
export interface RowOwners {
  /** Key of the rows: a UUID, or a number. */
  id: PgColumn;
  /** Account of a row's owner. */
  personId: PgColumn;
  /** Start of the paths of calls whose first row it is; null for UUIDs, which are found in every entry. */
  path: string | null;
}
