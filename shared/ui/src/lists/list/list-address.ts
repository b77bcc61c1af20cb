import { navigate } from '@phila/platform';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { orderOf, sortText, type Order } from '../data-table/table-column.ts';

/**
 * The page, size, search and order of a list, kept in the address, so that Back, a reload and a shared link show the
 * same.
 */
export interface TableView {
  /** The page, from 1. */
  page: number;
  size: number;
  search: string;
  order: Order | null;
}

export interface ListAddressOptions {
  /** The sizes to choose from; the first is the default (specification: records: 5, 10, 25). */
  sizes?: readonly [number, ...number[]];
  /** The page size if the address has none, one of `sizes`; null for the default, the first. */
  usualSize?: number | null;
  /** The prefix of the names in the address, for a page with two lists: `orders-` for `?orders-page=2`. */
  prefix?: string;
  /**
   * True for a person's own records: the search may be personal, so it is kept in the history entry and never in the
   * address.
   */
  isPersonal?: boolean;
  /** True to replace the history entry when the page turns: in a dialog, where Back closes. */
  isStill?: boolean;
}

type Values = Readonly<Record<string, string | null>>;

/** The state of a list in the address, and how to change it. */
export interface ListAddress {
  view: TableView;
  /**
   * Changes the view: another search, size or order starts at page 1 and replaces the history entry; another page adds
   * one.
   */
  changeView: (to: Partial<TableView>) => void;
  /** Shows this page instead of one beyond the last row. */
  correctPage: (page: number) => void;
  /** Reads another value of the list from the address, such as a filter; null if it is absent. */
  value: (name: string) => string | null;
  /** Changes such values and returns to page 1; null removes a value. */
  put: (values: Values, entry?: 'push' | 'replace') => void;
  /** The id of the open row, `new` for a row being added; null for none. */
  open: string | null;
  /**
   * Opens a row with a new history entry, or closes the open row and the lists in it. Closes by Back if the person came
   * from the list.
   */
  openRow: (id: string | null) => void;
  /** Makes the properties of a link to a row: `?row=12` beside the other values. */
  linkTo: (id: string) => RowLink;
}

export interface RowLink {
  to: string;
  state: { fromList: true };
  'data-row': string;
}

/** Page sizes (specification: records). */
const SIZES = [5, 10, 25] as const;

const FROM_LIST = { fromList: true } as const;

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

const wholeFrom = (text: string | null, least: number): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= least ? number : least;
};

/** The part of a history entry that lists keep beside the router's. */
type EntryState = { words?: Readonly<Record<string, string>>; usr?: unknown } | null;

const wordsHere = (): Readonly<Record<string, string>> => (window.history.state as EntryState)?.words ?? {};

/** Sets values in an address; null removes one. */
const withValues = (search: string, values: Values): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values))
    if (value === null) next.delete(name);
    else next.set(name, value);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
};

interface Step {
  replace: boolean;
  /** The router's state for the entry; default: unchanged. */
  state?: unknown;
}

/** Starts from the present address, so that two changes at once are both made. Keeps searches that are in the entry. */
const go = (values: Values, { replace, state }: Step, words: Record<string, string> = {}): void => {
  const { pathname, search, hash } = window.location;
  const kept = { ...wordsHere(), ...words };
  const next = withValues(search, values);
  const usr = state ?? (replace ? (window.history.state as EntryState)?.usr : undefined);
  if (next !== search || state !== undefined)
    navigate(`${pathname}${next}${hash}`, { replace, ...(usr === undefined ? {} : { state: usr }) });
  if (Object.keys(kept).length > 0) window.history.replaceState({ ...window.history.state, words: kept }, '');
};

/**
 * Reads and writes the state of a list in the address: page, size, order and search, filters and the open row. Lists
 * keep this nowhere else.
 */
export const useListAddress = (options: ListAddressOptions = {}): ListAddress => {
  const { sizes = SIZES, usualSize = null, prefix = '', isPersonal = false, isStill = false } = options;
  const [params] = useSearchParams();
  const { key, pathname, search: address, state } = useLocation();
  const asked = Number(params.get(`${prefix}size`));
  const page = wholeFrom(params.get(`${prefix}page`), 1);
  const usual = usualSize !== null && sizes.includes(usualSize) ? usualSize : sizes[0];
  const size = sizes.includes(asked) ? asked : usual;
  const sort = params.get(`${prefix}sort`) ?? '';
  const named = params.get(`${prefix}search`) ?? '';
  const at = `${key} ${pathname}${address}`;
  const search = useMemo(
    // Reads the search again when the entry changes, as its key tells.
    () => (isPersonal && at !== '' ? (wordsHere()[prefix] ?? '') : named),
    [isPersonal, at, prefix, named],
  );
  const written = useMemo<TableView>(
    () => ({ page, size, search, order: orderOf(sort) }),
    [page, size, search, sort],
  );
  // Shows a change at once: the address follows a moment later, after single-spa.
  const [ahead, setAhead] = useState<{ at: string; view: TableView } | null>(null);
  if (ahead !== null && ahead.at !== at) setAhead(null);
  const view = ahead?.at === at ? ahead.view : written;

  const write = useCallback(
    (wanted: Partial<TableView>, isCorrection: boolean) => {
      const isPage = Object.keys(wanted).every((name) => name === 'page');
      const to = { ...wanted, page: isPage ? (wanted.page ?? 1) : 1 };
      setAhead((now) => ({ at, view: { ...(now?.at === at ? now.view : written), ...to } }));
      const text = (value: string, usual: string) => (value === usual ? null : value);
      go(
        {
          [`${prefix}page`]: text(String(to.page), '1'),
          ...(to.size === undefined ? {} : { [`${prefix}size`]: text(String(to.size), String(usual)) }),
          ...(to.order === undefined ? {} : { [`${prefix}sort`]: text(sortText(to.order), '') }),
          ...(to.search === undefined || isPersonal ? {} : { [`${prefix}search`]: text(to.search, '') }),
        },
        { replace: !isPage || isStill || isCorrection },
        isPersonal && to.search !== undefined ? { [prefix]: to.search } : {},
      );
    },
    [at, written, prefix, usual, isPersonal, isStill],
  );
  const changeView = useCallback((wanted: Partial<TableView>) => write(wanted, false), [write]);
  const correctPage = useCallback((last: number) => write({ page: last }, true), [write]);
  const put = useCallback(
    (values: Values, entry: 'push' | 'replace' = 'replace') =>
      go(
        Object.fromEntries(
          Object.entries({ ...values, page: null }).map(([name, to]) => [`${prefix}${name}`, to]),
        ),
        { replace: entry === 'replace' },
      ),
    [prefix],
  );
  const row = `${prefix}row`;
  const open = params.get(row);
  // Removes the values of a list inside the row: they begin with its name (`row-page`).
  const ofRow = (id: string | null): Values => ({
    ...Object.fromEntries(
      [...params.keys()].filter((one) => one.startsWith(`${row}-`)).map((one) => [one, null]),
    ),
    [row]: id,
  });
  const leaveRow = (id: string | null, step: Step): void =>
    go(ofRow(id), step, wordsHere()[`${row}-`] === undefined ? {} : { [`${row}-`]: '' });
  const openRow = (id: string | null): void => {
    if (id !== null) leaveRow(id, open === null ? { replace: false, state: FROM_LIST } : { replace: true });
    else if (isFromList(state)) window.history.back();
    else leaveRow(null, { replace: true });
  };
  return {
    view,
    changeView,
    correctPage,
    value: (name) => params.get(`${prefix}${name}`),
    put,
    open,
    openRow,
    linkTo: (id) => ({ to: withValues(address, ofRow(id)) || '?', state: FROM_LIST, 'data-row': id }),
  };
};
