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

/** A page of a list whose count is a call of its own. */
interface Uncounted<Row> {
  items: readonly Row[];
  hasNext: boolean;
}
type Answered<Row> = readonly Row[] | Page<Row> | Uncounted<Row>;

export type ListedBy<C extends ClientCall> =
  NonNullable<ValueOf<C>> extends Answered<infer Row> ? Row : never;

export interface ListRows<Row, Value = unknown> {
  state: 'waiting' | 'failed' | 'ready';
  /** Why none could be read. */
  error: CallError | null;
  retry: () => Promise<unknown>;
  /** Those of the page; none while they have not come. */
  rows: readonly Row[];
  /** The same for `Loaded`. */
  reading: { data: readonly Row[] | undefined; error: CallError | null; refetch: () => Promise<unknown> };
  /** How many are found; null while that is not known, which no row waits for. */
  count: number | null;
  /** The count stops there: there are more. */
  isCapped: boolean;
  /** From 1, never beyond the last that is known. */
  page: number;
  pages: number;
  /** What the service answered with, for what it says beside the rows. */
  answered: Value | undefined;
  /** Other rows are on their way; those of before are still shown. */
  busy: boolean;
}

interface Counted {
  count: number;
  isCapped: boolean;
}

type Reads = Pick<ReadOptions<ValueOf<ClientCall>>, 'enabled' | 'staleTime' | 'gcTime' | 'retry'>;

export interface ListRowsOptions extends Reads {
  /** What else the list is asked with. */
  input?: { params?: unknown; query?: object };
  /** Counts what the same query finds, where the list itself does not. */
  count?: ClientCall;
  /** Tells such a list that it need not count: its query beside `input`. */
  uncounted?: object;
}

/** How the service is asked for a page. */
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

/** Rows were deleted, or an old link is opened: the last page that there is takes the place of the one asked for. */
export const useLastPage = (list: Pick<ListAddress, 'view' | 'correctPage'>, last: number | null): void => {
  const { correctPage } = list;
  const isBeyond = last !== null && list.view.page > last;
  useEffect(() => {
    if (isBeyond) correctPage(last);
  }, [isBeyond, last, correctPage]);
};

const NONE: readonly never[] = [];

/** One page of a list that the service pages, searches and sorts, as its address asks for it. */
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
  // Where the list counts itself, its own read stands here as well: another one would be asked for and never answered.
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
  // Of a capped count only the rows tell where they end.
  useLastPage(list, isSettled && rows.length === 0 ? last : null);
  const error = data === undefined ? read.error : null;
  // A page beyond the end has none; that is no empty list.
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
