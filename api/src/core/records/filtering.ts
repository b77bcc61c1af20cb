import { filtersIn } from '@phila/contract';
import type { AnyRecord, FilterOperator } from '@phila/contract';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const compare: Readonly<Record<FilterOperator, (column: PgColumn, value: unknown) => SQL>> = { eq, gte, lte };

/** The condition of the query's filters (contract: `listQuery`); undefined for none. */
export const filtered = (
  record: AnyRecord,
  columns: { readonly [name: string]: PgColumn },
  query: object,
): SQL | undefined =>
  and(
    ...filtersIn(record.fields, query).flatMap(({ name, operator, value }) => {
      const column = columns[name];
      return column === undefined ? [] : [compare[operator](column, value)];
    }),
  );
