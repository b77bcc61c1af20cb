import {
  type ClientCall,
  type InputOf,
  type Page,
  queryOf,
  type ReadOptions,
  type ValueOf,
} from '@phila/contract/calls';
import type { CallError } from '@phila/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sortText } from '../data-table/table-column.ts';
import type { ListAddress, TableView } from './list-address.ts';

/** A page of a list that is counted by a separate call. */
interface Uncounted<Row> {
  items: readonly Row[];
  hasNext: boolean;
}
type Answered<Row> = readonly Row[] | Page<Row> | Uncounted<Row>;

export type ListedBy<C extends ClientCall> =
  NonNullable<ValueOf<C>> extends Answered<infer Row> ? Row : never;

export interface ListRows<Row, Value = unknown> {
  state: 'waiting' | 'failed' | 'ready';
  /** The error that left no rows to show. */
  error: CallError | null;
  retry: () => Promise<unknown>;
  /** The rows of the page; none while they load. */
  rows: readonly Row[];
  /** The rows of the page, in the shape for `Loaded`. */
  reading: { data: readonly Row[] | undefined; error: CallError | null; refetch: () => Promise<unknown> };
  /** The number of rows found; null while unknown, because the rows do not wait for it. */
  count: number | null;
  /** True if there are more than `count`. */
  isCapped: boolean;
  /** From 1, never beyond the last known page. */
  page: number;
  pages: number;
  /** The service's whole answer, for values beside the rows. */
  answered: Value | undefined;
  /** True while other rows load; the former ones still show. */
  busy: boolean;
}

interface Counted {
  count: number;
  isCapped: boolean;
}

type Reads = Pick<ReadOptions<ValueOf<ClientCall>>, 'enabled' | 'staleTime' | 'gcTime' | 'retry'>;

export interface ListRowsOptions extends Reads {
  /** Further parameters of the list's call. */
  input?: { params?: unknown; query?: object };
  /** Counts the rows found, if the list itself does not. */
  count?: ClientCall;
  /** Extra query that tells such a list not to count. */
  uncounted?: object;
}

/** Builds the service's query for a page. */
export const pageQueryOf = ({ page, size, search, order }: TableView): Record<string, string | number> => {
  const term = search.trim();
  const sort = sortText(order);
  return {
    PageNumber: page,
    PageSize: size,
    ...(term === '' ? {} : { SearchTerm: term }),
    ...(sort === '' ? {} : { Sort: sort }),
  };
};

/** Moves to the last page if the address points beyond it, after rows were deleted or from an old link. */
export const useLastPage = (list: Pick<ListAddress, 'view' | 'correctPage'>, last: number | null): void => {
  const { correctPage } = list;
  const isBeyond = last !== null && list.view.page > last;
  useEffect(() => {
    if (isBeyond) correctPage(last);
  }, [isBeyond, last, correctPage]);
};

const NONE: readonly never[] = [];

/** Reads a page of a list that the service pages, searches and sorts, as the address says. */
export const useListRows = <C extends ClientCall>(
  call: C,
  list: Pick<ListAddress, 'view' | 'correctPage'>,
  { input = {}, count, uncounted, ...reading }: ListRowsOptions = {},
): ListRows<ListedBy<C>, ValueOf<C>> => {
  const { view } = list;
  const { PageNumber: _page, PageSize: _size, Sort: _sort, ...found } = pageQueryOf(view);
  const options = { ...(reading as object), placeholderData: keepPreviousData as never };
  const page = { ...input, query: { ...input.query, ...uncounted, ...pageQueryOf(view) } };
  const read = useQuery(queryOf(call, page as unknown as InputOf<C>, options));
  // Repeats the list's own query if it counts itself: any other query would stay without an answer.
  const all = count === undefined ? page : { ...input, query: { ...input.query, ...found } };
  const counted = useQuery(
    queryOf(count ?? call, all as never, {
      ...options,
      enabled: count !== undefined && (reading.enabled ?? true),
    }),
  );
  const data = read.data as Answered<ListedBy<C>> | undefined;
  const rows = data === undefined ? NONE : 'items' in data ? data.items : data;
  const own = counted.data as Counted | undefined;
  const total =
    count === undefined
      ? data === undefined
        ? null
        : 'totalCount' in data
          ? data.totalCount
          : rows.length
      : (own?.count ?? null);
  const hasNext = data !== undefined && 'hasNext' in data && data.hasNext;
  const last = total === null ? null : Math.max(1, Math.ceil(total / view.size));
  const isSettled = data !== undefined && !read.isPlaceholderData && !counted.isPlaceholderData;
  // Corrects the page only if it has no rows: a capped count does not tell the last page.
  useLastPage(list, isSettled && rows.length === 0 ? last : null);
  const error = data === undefined ? read.error : null;
  // Counts a page beyond the last as loading, not as an empty list.
  const isBeyond = rows.length === 0 && (view.page > (last ?? 1) || (read.isPlaceholderData && total !== 0));
  const isReady = data !== undefined && !isBeyond;
  return {
    state: isReady ? 'ready' : error === null ? 'waiting' : 'failed',
    error,
    retry: () => read.refetch(),
    rows,
    reading: { data: isReady ? rows : undefined, error, refetch: read.refetch },
    count: total,
    isCapped: count !== undefined && (own?.isCapped ?? false),
    page: last === null || rows.length > 0 ? view.page : Math.min(view.page, last),
    pages: rows.length > 0 ? Math.max(last ?? 1, view.page + Number(hasNext)) : (last ?? 1),
    answered: read.data,
    busy: read.isPlaceholderData,
  };
};
