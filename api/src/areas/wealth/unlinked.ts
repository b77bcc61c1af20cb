import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowFollower } from '../../core/records/row-follower.ts';

/** Clears the links of the person's rows in `table` to rows that are deleted. @param field of the link */
export const unlinkedFrom = (table: PgTable, field: string): RowFollower<object> => ({
  forget: async (tx, personId, ids) => {
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    const [owner, link] = [columns['personId'], columns[field]];
    if (owner === undefined || link === undefined) throw new Error(`No column ${field}`);
    await tx
      .update(table)
      .set({ [field]: null })
      .where(and(eq(owner, personId), inArray(link, [...ids])));
  },
});
