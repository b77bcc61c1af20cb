import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';

/** A table of rows that people own. */
type OwnTable = PgTable & { id: PgColumn; personId: PgColumn };

/** The linked table of each field, read when the first row is written. */
export type Links = { readonly [field: string]: () => PgTable };

const NOT_IN_LIST = 'Please choose from the list';

const isRow = (table: OwnTable, personId: string, id: string): SQL | undefined =>
  and(eq(table.id, id), eq(table.personId, personId));

/**
 * Refuses a body that names a row that does not exist or is another person's, without saying which. Locks the row until
 * the transaction ends.
 * @param body checked by the form's rules
 * @throws Refusal 422
 */
export const assertLinked = async (
  tx: Database,
  personId: string,
  links: Links,
  body: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const errors = [];
  for (const [field, table] of Object.entries(links)) {
    const id = body[field];
    if (typeof id !== 'string') continue;
    const linked = table() as OwnTable;
    const found = await tx
      .select({ id: linked.id })
      .from(linked)
      .where(isRow(linked, personId, id))
      .for('share');
    if (found.length === 0) errors.push({ path: field, message: NOT_IN_LIST });
  }
  if (errors.length > 0) throw new Refusal(422, NOT_IN_LIST, errors);
};
