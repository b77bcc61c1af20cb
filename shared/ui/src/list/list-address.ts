import { navigate } from '@phila/platform';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { orderOf, sortText, type Order } from '../data-table/table-column.ts';

/** Which rows are shown: kept in the address, so that Back, a reload and a sent link show the same. */
export interface TableView {
  /** From 1. */
  page: number;
  size: number;
  search: string;
  order: Order | null;
}

export interface ListAddressOptions {
  /** The sizes to choose from; the first is the default (specification: records: 5, 10, 25). */
  sizes?: readonly [number, ...number[]];
  /** Rows on a page where the address does not say it, one of `sizes`; null for none. Default: the first. */
  usualSize?: number | null;
  /** Put before the names in the address, where a page has two lists: `orders-` for `?orders-page=2`. */
  prefix?: string;
  /**
   * What is searched for among a person's own records may be personal: it is kept with the entry of the history and never
   * stands in the address.
   */
  isPersonal?: boolean;
  /** Another page takes the place of the entry in the history: in a dialog, where Back closes. */
  isStill?: boolean;
}

type Values = Readonly<Record<string, string | null>>;

/** What of a list the address says, and how to change it. */
export interface ListAddress {
  view: TableView;
  /** Another search, size or order begins at page 1 and replaces the entry of the history; another page adds one. */
  changeView: (to: Partial<TableView>) => void;
  /** The rows ended before the page that was asked for: shows this one in its place. */
  correctPage: (page: number) => void;
  /** What else the address says of the list: a filter, which part of it; null for nothing. */
  value: (name: string) => string | null;
  /** Changes that, from page 1 on; null takes a value away. */
  put: (values: Values, entry?: 'push' | 'replace') => void;
  /** The id of the row that is open, `new` for one that is being added; null for none. */
  open: string | null;
  /** Opens a row with an entry in the history, or closes what is open and the lists within it: by Back where the list led to it. */
  openRow: (id: string | null) => void;
  /** The properties of a link to a row: `?row=12` beside the rest. */
  linkTo: (id: string) => RowLink;
}

export interface RowLink {
  to: string;
  state: { fromList: true };
  'data-row': string;
}

/** Specification: records. */
const SIZES = [5, 10, 25] as const;

const FROM_LIST = { fromList: true } as const;

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

const wholeFrom = (text: string | null, least: number): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= least ? number : least;
};

/** Kept in an entry of the history beside what the router holds there. */
type EntryState = { words?: Readonly<Record<string, string>>; usr?: unknown } | null;

const wordsHere = (): Readonly<Record<string, string>> => (window.history.state as EntryState)?.words ?? {};

/** The address with other values; those that are null are gone. */
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
  /** What the entry keeps under the router's name; default: what it has. */
  state?: unknown;
}

/** From the address as it is now: two changes in one moment are both made. The words of a search go along. */
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
 * What of a list is shown, read from the address and written to it: its page, size, order and search, its filters and the
 * row that is open. The one place where lists keep this.
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
    // The entry is another one where its key is.
    () => (isPersonal && at !== '' ? (wordsHere()[prefix] ?? '') : named),
    [isPersonal, at, prefix, named],
  );
  const written = useMemo<TableView>(
    () => ({ page, size, search, order: orderOf(sort) }),
    [page, size, search, sort],
  );
  // The address follows a moment later, when single-spa has looked at it: what was pressed shows at once.
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
  // A list within the open row keeps names of its own (`row-page`).
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
