import type { ClientCall, Page, ValueOf } from '@phila/contract/calls';
import type { CallError } from '@phila/platform';
import { useListAddress, useListRows, type ListAddress, type TableView } from '../list/index.ts';

/** The name under which the host provides the controller of lists: that of what stood here before it. */
export {
  useHeldRows,
  useListAddress,
  useListKeys,
  useListReturn,
  useListRows,
  useTypedSearch,
  type HeldRows,
  type HeldRowsOptions,
  type ListAddress,
  type ListAddressOptions,
  type ListRows,
  type ListRowsOptions,
  type RowLink,
  type TableView,
} from '../list/index.ts';

/* What releases of remotes were built with before one controller kept every list. Code of today takes that. */

interface TableViewOptions {
  /** The sizes to choose from; the first is the default (specification: records: 5, 10, 25). */
  sizes?: readonly [number, ...number[]];
  /** Put before the names in the address, where a page has two tables: `orders-` for `?orders-page=2`. */
  prefix?: string;
}

type RowIn<C extends ClientCall> =
  NonNullable<ValueOf<C>> extends readonly (infer Row)[] | Page<infer Row> ? Row : never;

/**
 * What of a paged list is shown, read from and written to the address. Another search, size or order begins at page 1
 * and replaces the entry in the browser's history; another page adds one.
 * @deprecated Use `useListAddress`.
 */
export const useTableView = ({ sizes, prefix }: TableViewOptions = {}): {
  view: TableView;
  change: (wanted: Partial<TableView>) => void;
} => {
  const { view, changeView } = useListAddress({
    ...(sizes === undefined ? {} : { sizes }),
    ...(prefix === undefined ? {} : { prefix }),
  });
  return { view, change: changeView };
};

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

const ignore = (): void => undefined;

/**
 * Reads one page of a list that the service pages, sorts and searches (`PageNumber`, `PageSize`, `SearchTerm`,
 * `Sort`). What else the call takes is given as `input`.
 * @deprecated Use `useListRows`.
 */
export const usePages = <C extends ClientCall>(
  call: C,
  view: TableView,
  input: { params?: unknown; query?: object } = {},
): Pages<RowIn<C>> => {
  const list: Pick<ListAddress, 'view' | 'correctPage'> = { view, correctPage: ignore };
  const { state, rows, error, retry, count, page, pages, busy } = useListRows(call, list, { input });
  return {
    rows: state === 'ready' ? (rows as unknown as readonly RowIn<C>[]) : undefined,
    error,
    retry,
    total: count ?? 0,
    page,
    pages,
    busy,
  };
};
