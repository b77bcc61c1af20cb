import { itemsOf, type Page } from '@phila/contract/calls';
import { useRead, type CallError } from '@phila/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '../data-table/index.ts';
import { arrange } from './arrange.ts';
import { columnsOf, type NameOf } from './columns.ts';
import { callsOf, type Row, type TableRecord } from './table-record.ts';

/** Specification: records; the first is the default. */
export const PAGE_SIZES = [5, 10, 25] as const;
const FIRST_READ = 25;
/** Up to so many rows are held and searched here (specification: records). */
const MAX_HELD = 250;
/** Milliseconds without a key before the service is asked to search. */
const TYPING = 300;

export interface View {
  page: number;
  size: number;
  term: string;
  order: Order | null;
  /** A row that was just added: its page is shown. */
  reveal: string | null;
}

export interface Rows {
  state: 'waiting' | 'failed' | 'ready';
  error: CallError | null;
  retry: () => Promise<unknown>;
  /** Those of the page. */
  rows: Row[];
  /** How many there are without a search. */
  total: number;
  /** How many the search found. */
  matching: number;
  page: number;
  pages: number;
  /** Other rows are on their way; those of before are still shown. */
  busy: boolean;
}

const totalOf = (list: Row[] | Page<Row>): number => (Array.isArray(list) ? list.length : list.totalCount);

/**
 * The rows of a page. The first read tells how many there are: few are held and searched in the browser at once, more
 * are asked for page by page.
 */
export const useRows = (type: TableRecord, view: View, nameOf: NameOf): Rows => {
  const { list } = useMemo(() => callsOf(type), [type]);
  const first = useRead(list, { query: { PageNumber: 1, PageSize: FIRST_READ } });
  const total = first.data ? totalOf(first.data) : 0;
  const few = total <= FIRST_READ;
  const held = total <= MAX_HELD;

  const whole = useRead(
    list,
    { query: {} },
    {
      enabled: first.data !== undefined && held && !few,
      // What the first read brought is there at once.
      placeholderData: () => first.data,
    },
  );

  const term = useSettled(view.term.trim(), TYPING);
  const { order } = view;
  const asked = useRead(
    list,
    {
      query: {
        PageNumber: view.page,
        PageSize: view.size,
        ...(term === '' ? {} : { SearchTerm: term }),
        ...(order === null ? {} : { Sort: `${order.descending ? '-' : ''}${order.field}` }),
      },
    },
    { enabled: first.data !== undefined && !held, placeholderData: keepPreviousData },
  );

  const read = few ? first : held ? whole : asked;
  const arranged = useMemo(
    () =>
      read.data === undefined || !held ? null : arrange(itemsOf(read.data), columnsOf(type), view, nameOf),
    [read.data, held, type, view, nameOf],
  );

  const matching = arranged ? arranged.length : read.data ? totalOf(read.data) : 0;
  const pages = Math.max(1, Math.ceil(matching / view.size));
  const revealed = arranged?.findIndex(({ id }) => id === view.reveal) ?? -1;
  const page = revealed >= 0 ? Math.floor(revealed / view.size) + 1 : Math.min(view.page, pages);
  return {
    state: read.data !== undefined ? 'ready' : read.isError || first.isError ? 'failed' : 'waiting',
    error: read.error ?? first.error,
    retry: () => (first.isError ? first.refetch() : read.refetch()),
    rows: arranged
      ? arranged.slice((page - 1) * view.size, page * view.size)
      : read.data
        ? itemsOf(read.data)
        : [],
    total,
    matching,
    page,
    pages,
    busy: read.isPlaceholderData || (!held && term !== view.term.trim()),
  };
};

/** The value once it has been the same for so many milliseconds. */
const useSettled = (value: string, milliseconds: number): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
