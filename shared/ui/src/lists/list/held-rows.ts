import { type ClientCall, type InputOf, itemsOf, type Page, queryOf } from '@phila/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ListAddress, TableView } from './list-address.ts';
import { pageQueryOf, useLastPage, type ListRows, type ListedBy } from './list-rows.ts';

const FIRST_READ = 25;
/** The most rows that are loaded and searched here (specification: records). */
const MAX_HELD = 250;
/** Milliseconds after the last key before the service searches. */
const TYPING = 300;

export interface HeldRowsOptions<Row> {
  input?: { params?: unknown };
  /** Filters and sorts rows as the view asks. Pass the same function until its results change. */
  arrange: (rows: readonly Row[], view: TableView) => Row[];
  /** The number of rows, if known; null while it loads, when nothing is read. Default: a first read finds it. */
  known?: number | null;
  /** The order of the service's pages, unless the person chooses another. */
  sort?: string;
  /** True to show all loaded rows on one page. */
  isOnePage?: boolean;
  /** The most rows to show on one page. */
  onePageUpTo?: number;
  /** Finds a row to show the page of, if the row is loaded. */
  reveal?: (row: Row) => boolean;
}

export interface HeldRows<Row> extends Omit<ListRows<Row>, 'reading' | 'answered'> {
  /** The number of rows without a search. */
  total: number;
}

const totalOf = (answer: readonly unknown[] | Page<unknown>): number =>
  'totalCount' in answer ? answer.totalCount : answer.length;

/**
 * Reads a page of a person's rows: loads few rows whole and searches them here, reads more page by page. A first read
 * finds their number if the screen does not know it.
 */
export const useHeldRows = <C extends ClientCall>(
  call: C,
  list: Pick<ListAddress, 'view' | 'correctPage'>,
  {
    input = {},
    arrange,
    known,
    sort = '',
    isOnePage = false,
    onePageUpTo = 0,
    reveal,
  }: HeldRowsOptions<ListedBy<C>>,
): HeldRows<ListedBy<C>> => {
  type Row = ListedBy<C>;
  type Answered = Row[] | Page<Row>;
  const { view } = list;
  const ask = (query: object) => ({ ...input, query }) as unknown as InputOf<C>;
  const first = useQuery(
    queryOf(call, ask({ PageNumber: 1, PageSize: FIRST_READ }), { enabled: known === undefined }),
  );
  const begun = first.data as Answered | undefined;
  const total = known ?? (begun === undefined ? null : totalOf(begun));
  const few = known === undefined && total !== null && total <= FIRST_READ;
  const held = total === null || total <= MAX_HELD;

  const whole = useQuery(
    queryOf(call, ask({}), {
      enabled: total !== null && held && !few,
      // Shows the first read's rows in the meantime.
      placeholderData: (() => begun) as never,
    }),
  );
  const term = useSettled(view.search.trim(), TYPING);
  const paged = useQuery(
    queryOf(
      call,
      ask({ ...(sort === '' ? {} : { Sort: sort }), ...pageQueryOf({ ...view, search: term }) }),
      {
        enabled: !held,
        placeholderData: keepPreviousData as never,
      },
    ),
  );

  const read = few ? first : held ? whole : paged;
  const data = read.data as Answered | undefined;
  const arranged = useMemo(
    () => (data === undefined || !held ? null : arrange(itemsOf(data), view)),
    [data, held, arrange, view],
  );
  const found = arranged?.length ?? (data === undefined ? 0 : totalOf(data));
  const isWhole = isOnePage || (total ?? 0) <= onePageUpTo;
  const size = isWhole && arranged !== null ? Math.max(1, found) : view.size;
  const pages = Math.max(1, Math.ceil(found / size));
  const revealed = reveal === undefined ? -1 : (arranged?.findIndex(reveal) ?? -1);
  const page = revealed >= 0 ? Math.floor(revealed / size) + 1 : Math.min(view.page, pages);
  const busy = read.isPlaceholderData || (!held && term !== view.search.trim());
  useLastPage(list, data === undefined || busy ? null : pages);
  return {
    state: data !== undefined ? 'ready' : read.isError || first.isError ? 'failed' : 'waiting',
    error: read.error ?? first.error,
    retry: () => (first.isError ? first.refetch() : read.refetch()),
    rows: arranged ? arranged.slice((page - 1) * size, page * size) : data ? itemsOf(data) : [],
    total: total ?? 0,
    count: found,
    isCapped: false,
    page,
    pages,
    busy,
  };
};

/** Returns the value once it has been stable for the given milliseconds. */
const useSettled = (value: string, milliseconds: number): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
