import type { Page } from '@phila/contract/calls';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Row } from './table-record.ts';

type List = Row[] | Page<Row> | undefined;

/* Changes the cached lists at once, before they are read again. */
const change = (
  client: QueryClient,
  path: string,
  to: (list: NonNullable<List>) => List,
  predicate: (query: Pick<Query, 'queryKey'>) => boolean = () => true,
): void =>
  void client.setQueriesData<List>({ queryKey: [path], predicate }, (list) =>
    list === undefined ? undefined : to(list),
  );

/** Tells if a list is whole: read without a search and without filters. Filters have names with a dot. */
const hasEveryRow = ({ queryKey: [, input] }: Pick<Query, 'queryKey'>): boolean => {
  const { query = {} } = (input ?? {}) as { query?: object };
  return !Object.keys(query).some((name) => name === 'SearchTerm' || name.includes('.'));
};

/** Finds a row in the cached lists, on any page; undefined if none has it. */
export const cachedRow = (client: QueryClient, path: string, id: string): Row | undefined => {
  const lists = client.getQueriesData<List>({ queryKey: [path] }).map(([, list]) => list);
  return lists
    .flatMap((list) => (list === undefined ? [] : Array.isArray(list) ? list : list.items))
    .find((row) => row.id === id);
};

export const rowChanged = (client: QueryClient, path: string, row: Row): void => {
  const swap = (rows: Row[]) => rows.map((one) => (one.id === row.id ? row : one));
  change(client, path, (list) => (Array.isArray(list) ? swap(list) : { ...list, items: swap(list.items) }));
};

/**
 * Adds a row at the end, where the newest belongs (specification: service), but only to lists that are whole; they may
 * already have it from another read.
 */
export const rowAdded = (client: QueryClient, path: string, row: Row): void => {
  const isThere = (rows: Row[]) => rows.some(({ id }) => id === row.id);
  const add = (list: NonNullable<List>): List => {
    if (Array.isArray(list)) return isThere(list) ? list : [...list, row];
    const isWhole = list.items.length === list.totalCount && list.totalCount < list.pageSize;
    if (!isWhole || isThere(list.items)) return list;
    return { ...list, items: [...list.items, row], totalCount: list.totalCount + 1 };
  };
  // Leaves out lists with a search: only the service knows if it finds the row.
  change(client, path, add, hasEveryRow);
};

export const rowsRemoved = (client: QueryClient, path: string, ids: readonly string[]): void => {
  const without = (rows: Row[]) => rows.filter(({ id }) => !ids.includes(id));
  change(client, path, (list) => {
    if (Array.isArray(list)) return without(list);
    const items = without(list.items);
    return { ...list, items, totalCount: list.totalCount - (list.items.length - items.length) };
  });
};
