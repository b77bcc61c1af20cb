import { itemsOf, type ClientCall, type InputOf, type Page, type ValueOf } from '@phila/contract/calls';
import { useRead, type CallError } from '@phila/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { sortText } from '../data-table/table-column.ts';
import type { TableView } from './use-table-view.ts';

export interface Pages<Row> {
  /** Those of the page; undefined while none have come. */
  rows: readonly Row[] | undefined;
  error: CallError | null;
  retry: () => Promise<unknown>;
  total: number;
  /** From 1, never beyond the last. */
  page: number;
  pages: number;
  /** Other rows are on their way; those of before are still shown. */
  busy: boolean;
}

type RowIn<C extends ClientCall> =
  NonNullable<ValueOf<C>> extends readonly (infer Row)[] | Page<infer Row> ? Row : never;

/**
 * Reads one page of a list that the service pages, sorts and searches (`PageNumber`, `PageSize`, `SearchTerm`,
 * `Sort`). What else the call takes is given as `input`.
 */
export const usePages = <C extends ClientCall>(
  call: C,
  { page, size, search, order }: TableView,
  input: { params?: unknown; query?: object } = {},
): Pages<RowIn<C>> => {
  const sort = sortText(order);
  const term = search.trim();
  const query = {
    ...input.query,
    PageNumber: page,
    PageSize: size,
    ...(term === '' ? {} : { SearchTerm: term }),
    ...(sort === '' ? {} : { Sort: sort }),
  };
  const { data, error, refetch, isPlaceholderData } = useRead(
    call,
    { ...input, query } as unknown as InputOf<C>,
    { placeholderData: keepPreviousData as never },
  );
  const list = data as RowIn<C>[] | Page<RowIn<C>> | undefined;
  const total = list === undefined ? 0 : Array.isArray(list) ? list.length : list.totalCount;
  const pages = Math.max(1, Math.ceil(total / size));
  return {
    rows: list && itemsOf(list),
    error: data === undefined ? error : null,
    retry: () => refetch(),
    total,
    page: Math.min(page, pages),
    pages,
    busy: isPlaceholderData,
  };
};
