import { queryOf } from '@phila/contract/calls';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { columnsOf, type NameOf } from './columns.ts';
import type { TableRecord } from './table-record.ts';

/**
 * The names behind the ids of a record's lookups, for searching and sorting. Asked for once for all forms and tables.
 */
export const useNames = (type: TableRecord): NameOf => {
  const lookups = useMemo(
    () => columnsOf(type).flatMap(({ field }) => ('lookup' in field ? [field.lookup] : [])),
    [type],
  );
  const lists = useQueries({
    queries: lookups.map(({ call, input }) => queryOf(call, (input ?? {}) as never)),
    combine: dataOf,
  });
  return useMemo(() => {
    const names = new Map(
      lookups.map((lookup, at) => [
        lookup.name,
        new Map<unknown, string>((lists[at] ?? []).map((row) => [lookup.idOf(row), lookup.labelOf(row)])),
      ]),
    );
    return (field, id) => ('lookup' in field ? (names.get(field.lookup.name)?.get(id) ?? null) : null);
  }, [lookups, lists]);
};

const dataOf = (results: readonly { data: unknown[] | undefined }[]) => results.map(({ data }) => data);
