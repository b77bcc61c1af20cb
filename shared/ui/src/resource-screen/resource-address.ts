import {
  type AnyResource,
  filterOperators,
  firstPage,
  type PublicationState,
  publicationStates,
} from '@phila/contract/resources';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListAddress, type ListAddress } from '../list/index.ts';

/** Which rows a list shows: those that are there, those of one state of publication, or those that were removed. */
export type Shown = 'all' | PublicationState | 'removed';

/** Rows on a page; the first is the default. antd's Table draws all of a page at each choice, so no more than 50. */
export const SIZES = [firstPage.PageSize, 10, 50] as const;

/** A filter as the address has it: `price.gte` and `100`. */
export type Filters = Readonly<Record<string, string>>;

/** What of a resource the address says beside what every list has in it. */
export interface ResourceAddress {
  list: ListAddress;
  shown: Shown;
  filters: Filters;
  /** The id of the saved view that was opened; null for none. */
  viewId: string | null;
  /** Search, filters, order and state as a saved view keeps them. */
  text: string;
  /** Shows what a saved view keeps, or everything. */
  openView: (view: { id: string; address: string } | null, entry?: 'push' | 'replace') => void;
  /** Filters and state, as the list is asked with them beside its page, search and order. */
  asked: Readonly<Record<string, string>>;
  /** The same with the search: which rows are meant, in whatever order. */
  found: Readonly<Record<string, string>>;
  show: (shown: Shown) => void;
  /** `null` takes a filter away. */
  filter: (name: string, value: string | null) => void;
  clearFilters: () => void;
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

/** What the address has beside what a view keeps: where one is in it. */
const OF_THE_MOMENT = ['page', 'size', 'row', 'view'];

const withoutTheMoment = (address: string): URLSearchParams => {
  const kept = new URLSearchParams(address);
  for (const name of new URLSearchParams(address).keys())
    if (OF_THE_MOMENT.includes(name) || name.startsWith('row-')) kept.delete(name);
  return kept;
};

/**
 * What a list of a resource shows: filters by kind of field, state and saved view beside the page, size, order, search and
 * row of `useListAddress`.
 * @param usualSize rows on a page where the address does not say it
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
