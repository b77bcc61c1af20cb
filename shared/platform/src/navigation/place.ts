import type { Location } from 'react-router-dom';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** single-spa's event comes once a change of remotes is done; the others, when the address changes within one. */
const EVENTS = ['single-spa:routing-event', 'popstate', 'hashchange'] as const;

const listeners = new Set<() => void>();

/** Returns how to stop listening. */
export const onPlaceChange = (listener: () => void): (() => void) => {
  for (const event of EVENTS) window.addEventListener(event, listener);
  listeners.add(listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
    listeners.delete(listener);
  };
};

/** What no event tells of: another state at the same address. */
export const tellOfState = (): void => {
  for (const listener of listeners) listener();
};

/** What is kept in an entry of the history, under the names that react-router gives it; dialogs keep more beside it. */
interface EntryState {
  usr?: unknown;
  key?: string;
}

let last: { href: string; location: Location } | undefined;

/** Where the person is. The same object until something of it changes, whatever else is written into the entry. */
export const placeNow = (): Location => {
  const { href, pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as EntryState;
  if (last?.href !== href || last.location.key !== key)
    last = { href, location: { pathname, search, hash, state: usr, key } };
  return last.location;
};
