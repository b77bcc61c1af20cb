import {
  type AnyResource,
  filterOf,
  type PublicationState,
  publicationStates,
} from '@phila/contract/resources';
import { useMemo } from 'react';
import { sortText } from '../data-table/table-column.ts';
import { useListAddress, type ListAddress } from '../list/index.ts';

/** Which rows a list shows: those that are there, those of one state of publication, or those that were removed. */
export type Shown = 'all' | PublicationState | 'removed';

/** Rows on a page; the first is the default. antd's Table draws all of a page at each choice, so no more than 50. */
export const SIZES = [25, 10, 50] as const;

/** A filter as the address has it: `price.gte` and `100`. */
export type Filters = Readonly<Record<string, string>>;

/** What of a resource the address says: which rows, and which one is open. */
export interface ResourceAddress extends ListAddress {
  shown: Shown;
  filters: Filters;
  /** The rows that the address asks for, as the query of the list without its page and the words searched for. */
  asked: Readonly<Record<string, string>>;
  /** The same with what is searched for and the order. */
  query: Readonly<Record<string, string>>;
  show: (shown: Shown) => void;
  /** `null` takes a filter away. */
  filter: (name: string, value: string | null) => void;
  clearFilters: () => void;
}

/** The filters that a resource's list takes: `price.gte`. */
const filterNames = (resource: AnyResource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    (filterOf(field)?.operators ?? []).map((operator) => `${name}.${operator}`),
  );

const shownIn = (text: string | null): Shown =>
  text === 'removed' ? text : (publicationStates.find((state) => state === text) ?? 'all');

/** What a list of a resource shows, read from the address and written to it: Back, a reload and a sent link show the same. */
export const useResourceAddress = (resource: AnyResource): ResourceAddress => {
  const list = useListAddress({ sizes: SIZES });
  const { view, value, put } = list;
  const names = useMemo(() => filterNames(resource), [resource]);
  const shown = shownIn(value('show'));
  // Compared by its text: the same until a filter is another one.
  const given = JSON.stringify(
    Object.fromEntries(
      names.map((name) => [name, value(name)]).filter(([, one]) => one !== null && one !== ''),
    ),
  );
  const filters = useMemo(() => JSON.parse(given) as Filters, [given]);
  const asked = useMemo(
    () => ({
      ...filters,
      ...(shown === 'removed' ? { Removed: 'true' } : shown === 'all' ? {} : { State: shown }),
    }),
    [filters, shown],
  );
  const query = useMemo(() => {
    const term = view.search.trim();
    const sort = sortText(view.order);
    return { ...asked, ...(term === '' ? {} : { SearchTerm: term }), ...(sort === '' ? {} : { Sort: sort }) };
  }, [asked, view]);
  return {
    ...list,
    shown,
    filters,
    asked,
    query,
    show: (next) => put({ show: next === 'all' ? null : next }),
    filter: (name, to) => put({ [name]: to }),
    clearFilters: () => put({ ...Object.fromEntries(names.map((name) => [name, null])), search: null }),
  };
};
