/** What releases of remotes were built with before one controller kept every list. Code of today takes that. */
import type { ClientCall } from '@phila/contract/calls';
import type { CallError } from '@phila/platform';
import {
  useListAddress,
  useListRows,
  type ListAddress,
  type ListAddressOptions,
  type RowIn,
  type TableView,
} from '../list/index.ts';

export type { TableView };

type TableViewOptions = Pick<ListAddressOptions, 'sizes' | 'prefix'>;

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
  return { rows: state === 'ready' ? rows : undefined, error, retry, total: count ?? 0, page, pages, busy };
};
