import {
  type AnyResource,
  filterOperators,
  firstPage,
  type PublicationState,
  publicationStates,
} from '@phila/contract/resources';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortText } from '../data-table/table-column.ts';
import { useTableView, type TableView } from '../server-pages/index.ts';

/** Which rows a list shows: those that are there, those of one state of publication, or those that were removed. */
export type Shown = 'all' | PublicationState | 'removed';

/** Rows on a page; the first is the default. antd's Table draws all of a page at each choice, so no more than 50. */
export const SIZES = [firstPage.PageSize, 10, 50] as const;

/** A filter as the address has it: `price.gte` and `100`. */
export type Filters = Readonly<Record<string, string>>;

/** What of a resource the address says: which rows, and which one is open. */
export interface ResourceAddress {
  view: TableView;
  shown: Shown;
  filters: Filters;
  /** The id of the row that is open, `new` for one that is being added; null for none. */
  open: string | null;
  /** The id of the saved view that was opened; null for none. */
  viewId: string | null;
  /** Search, filters, order and state as a saved view keeps them. */
  text: string;
  /** Shows what a saved view keeps, or everything. */
  openView: (view: { id: string; address: string } | null, entry?: 'push' | 'replace') => void;
  /** The rows that the address asks for, as the query of the list without its page. */
  query: Readonly<Record<string, string>>;
  changeView: (to: Partial<TableView>) => void;
  show: (shown: Shown) => void;
  /** `null` takes a filter away. */
  filter: (name: string, value: string | null) => void;
  clearFilters: () => void;
  /** Opens a row, or closes what is open, with an entry in the browser's history. */
  openRow: (id: string | null) => void;
  /** The address of a row: `?row=12` beside the rest. */
  addressOf: (id: string) => string;
}

/** The id of the row that an address opens; null for `new`, for none and for what is no id. */
export const idOfRow = (open: string | null): number | null =>
  open !== null && /^\d{1,15}$/.test(open) ? Number(open) : null;

/** The filters that a resource's list takes: `price.gte`. */
const filterNames = (resource: AnyResource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    filterOperators(field).map((operator) => `${name}.${operator}`),
  );

const shownIn = (text: string | null): Shown =>
  text === 'removed' ? text : (publicationStates.find((state) => state === text) ?? 'all');

/** What the list is asked with, beside its page. */
const queryFrom = (view: TableView, shown: Shown, filters: Filters): Record<string, string> => {
  const term = view.search.trim();
  const sort = sortText(view.order);
  return {
    ...filters,
    ...(term === '' ? {} : { SearchTerm: term }),
    ...(sort === '' ? {} : { Sort: sort }),
    ...(shown === 'removed' ? { Removed: 'true' } : shown === 'all' ? {} : { State: shown }),
  };
};

/** What the address has beside what a view keeps: where one is in it. */
const OF_THE_MOMENT = ['page', 'size', 'row', 'view'];

/**
 * What a list of a resource shows, read from the address and written to it: Back, a reload and a sent link show the same.
 * @param usualSize rows on a page where the address does not say it
 */
export const useResourceAddress = (resource: AnyResource, usualSize: number | null): ResourceAddress => {
  const { view: asked, change } = useTableView({ sizes: SIZES });
  const [params, setParams] = useSearchParams();
  const names = useMemo(() => filterNames(resource), [resource]);
  const text = params.toString();
  const view = useMemo(
    () =>
      usualSize === null || params.has('size') || !SIZES.some((size) => size === usualSize)
        ? asked
        : { ...asked, size: usualSize },
    [asked, params, usualSize],
  );
  const shown = shownIn(params.get('show'));
  const filters = useMemo(() => {
    const given = new URLSearchParams(text);
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = given.get(name);
        return value === null || value === '' ? [] : [[name, value]];
      }),
    );
  }, [text, names]);
  const put = useCallback(
    (values: Readonly<Record<string, string | null>>, entry: 'push' | 'replace') =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value === null) next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: entry === 'replace' },
      ),
    [setParams],
  );
  return {
    view,
    shown,
    filters,
    open: params.get('row'),
    viewId: params.get('view'),
    text: useMemo(() => {
      const kept = new URLSearchParams(text);
      for (const name of OF_THE_MOMENT) kept.delete(name);
      return kept.toString();
    }, [text]),
    openView: (one, entry = 'push') => {
      const next = new URLSearchParams(one?.address ?? '');
      for (const name of OF_THE_MOMENT) next.delete(name);
      if (one !== null) next.set('view', one.id);
      setParams(next, { replace: entry === 'replace' });
    },
    query: useMemo(() => queryFrom(view, shown, filters), [view, shown, filters]),
    changeView: change,
    show: (next) => put({ show: next === 'all' ? null : next, page: null }, 'replace'),
    filter: (name, value) => put({ [name]: value, page: null }, 'replace'),
    clearFilters: () =>
      put({ ...Object.fromEntries(names.map((name) => [name, null])), search: null, page: null }, 'replace'),
    openRow: (id) => put({ row: id }, 'push'),
    addressOf: (id) => {
      const next = new URLSearchParams(text);
      next.set('row', id);
      return `?${next.toString()}`;
    },
  };
};
