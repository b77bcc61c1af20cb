import {
  type AnyResource,
  filterOperators,
  firstPage,
  type PublicationState,
  publicationStates,
} from '@phila/contract/resources';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListAddress, type ListAddress } from '../../lists/list/index.ts';

/** The rows that a list shows: all, one state of publication, or removed rows. */
export type RowsState = 'all' | PublicationState | 'removed';

/** Page sizes; the first is the default. At most 50, because antd's Table redraws the whole page at each choice. */
export const SIZES = [firstPage.PageSize, 10, 50] as const;

/** Filters by name, as in the address: `price.gte` → `100`. */
export type Filters = Readonly<Record<string, string>>;

/** The state of a resource's list in the address. */
export interface ResourceAddress {
  list: ListAddress;
  shown: RowsState;
  filters: Filters;
  /** The id of the open saved view; null for none. */
  viewId: string | null;
  /** The search, filters, order and state, as a saved view stores them. */
  text: string;
  /** Opens a saved view; null shows all rows. */
  openView: (view: { id: string; address: string } | null, entry?: 'push' | 'replace') => void;
  /** The filters and the state, for the list's query. */
  asked: Readonly<Record<string, string>>;
  /** The filters, state and search: together they find the rows, in any order. */
  found: Readonly<Record<string, string>>;
  show: (shown: RowsState) => void;
  /** Sets a filter; `null` removes it. */
  filter: (name: string, value: string | null) => void;
  clearFilters: () => void;
}

/** Gives the id of the row that an address opens; null for `new`, none or no id. */
export const idOfRow = (open: string | null): number | null =>
  open !== null && /^\d{1,15}$/.test(open) ? Number(open) : null;

/** Lists the filters of a resource: `price.gte`. */
const filterNames = (resource: AnyResource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    filterOperators(field).map((operator) => `${name}.${operator}`),
  );

const shownIn = (text: string | null): RowsState =>
  text === 'removed' ? text : (publicationStates.find((state) => state === text) ?? 'all');

/** Values of the address that a saved view does not store. */
const OF_THE_MOMENT = ['page', 'size', 'row', 'view'];

const withoutTheMoment = (address: string): URLSearchParams => {
  const kept = new URLSearchParams(address);
  for (const name of new URLSearchParams(address).keys())
    if (OF_THE_MOMENT.includes(name) || name.startsWith('row-')) kept.delete(name);
  return kept;
};

/**
 * Reads and writes the state of a resource's list in the address: filters by kind of field, state and saved view,
 * besides the values of `useListAddress`.
 * @param usualSize rows on a page if the address does not say
 */
export const useResourceAddress = (resource: AnyResource, usualSize: number | null): ResourceAddress => {
  const list = useListAddress({ sizes: SIZES, usualSize });
  const [params] = useSearchParams();
  const names = useMemo(() => filterNames(resource), [resource]);
  const address = params.toString();
  const shown = shownIn(list.value('show'));
  const filters = useMemo(() => {
    const given = new URLSearchParams(address);
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = given.get(name);
        return value === null || value === '' ? [] : [[name, value]];
      }),
    );
  }, [address, names]);
  const asked = useMemo(
    () => ({
      ...filters,
      ...(shown === 'removed' ? { Removed: 'true' } : shown === 'all' ? {} : { State: shown }),
    }),
    [filters, shown],
  );
  const term = list.view.search.trim();
  return {
    list,
    shown,
    filters,
    viewId: list.value('view'),
    text: useMemo(() => withoutTheMoment(address).toString(), [address]),
    openView: (one, entry = 'push') =>
      list.put(
        {
          ...Object.fromEntries([...params.keys()].map((name) => [name, null])),
          ...Object.fromEntries(withoutTheMoment(one?.address ?? '')),
          view: one?.id ?? null,
        },
        entry,
      ),
    asked,
    found: useMemo(() => (term === '' ? asked : { ...asked, SearchTerm: term }), [asked, term]),
    show: (next) => list.put({ show: next === 'all' ? null : next }),
    filter: (name, value) => list.put({ [name]: value }),
    clearFilters: () => list.put({ ...Object.fromEntries(names.map((name) => [name, null])), search: null }),
  };
};
