import type { Location } from 'react-router-dom';
import { own } from '../own/own.ts';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The events of a new address: single-spa's after a change of remotes, the others within one remote. */
const EVENTS = ['single-spa:routing-event', 'popstate', 'hashchange'] as const;

const listeners = new Set<() => void>();

/** Calls the listener at each change of address or state. Returns how to stop. */
export const onPlaceChange = (listener: () => void): (() => void) => {
  const { addEventListener, removeEventListener } = own();
  for (const event of EVENTS) addEventListener(event, listener);
  listeners.add(listener);
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
    listeners.delete(listener);
  };
};

/** Reports another state at the same address, because the browser sends no event for it. */
export const notifyStateChange = (): void => {
  for (const listener of listeners) listener();
};

/** The router's part of a history entry, under react-router's names; dialogs keep theirs beside it. */
interface EntryState {
  usr?: unknown;
  key?: string;
}

let last: { href: string; location: Location; drawn: Location } | undefined;

const placeAt = (pathname: string, search: string): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'default',
});

let drawn: Location | null = null;

/** Sets the address of the page that is drawn for Node, where no window has one. */
export const setDrawnPlace = (pathname: string, search: string): void => {
  drawn = placeAt(pathname, search);
};

const present = (): NonNullable<typeof last> => {
  const { href, pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as EntryState;
  if (last?.href !== href || last.location.key !== key)
    last = {
      href,
      location: { pathname, search, hash, state: usr, key },
      drawn: placeAt(pathname, search),
    };
  return last;
};

/** Gives the present address and state: the same object until one of them changes. */
export const currentLocation = (): Location => drawn ?? present().location;

/** Gives the present address as a page is drawn at for Node, where the fragment is never sent. */
export const drawnLocation = (): Location => drawn ?? present().drawn;
