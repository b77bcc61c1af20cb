import { queryOf } from '@phila/contract/calls';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { columnsOf, type NameOf } from './columns.ts';
import type { TableRecord } from './table-record.ts';

/**
 * Gives the names behind the ids of a record's lookups, for searching and sorting. Reads each list once for all forms
 * and tables.
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
        lists[at] === undefined
          ? undefined
          : new Map<unknown, string>(lists[at].map((row) => [lookup.idOf(row), lookup.labelOf(row)])),
      ]),
    );
    return (field, id) => {
      if (!('lookup' in field)) return null;
      const list = names.get(field.lookup.name);
      return list === undefined ? undefined : (list.get(id) ?? null);
    };
  }, [lookups, lists]);
};

const NONE: unknown[] = [];

/**
 * Counts a failed list as empty; undefined until the first read ends. A cell reads a failed list again: were it waited
 * for, the cell would be hidden, then shown and read again without end.
 */
const dataOf = (results: readonly { data: unknown[] | undefined; isFetched: boolean }[]) =>
  results.map(({ data, isFetched }) => data ?? (isFetched ? NONE : undefined));
