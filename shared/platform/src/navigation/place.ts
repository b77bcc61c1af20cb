import { useMemo, useSyncExternalStore } from 'react';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** single-spa's event comes once a change of remotes is done; the others, when the address changes within one. */
const EVENTS = ['single-spa:routing-event', 'popstate', 'hashchange'] as const;

/** Returns how to stop listening. */
export const onPlaceChange = (listener: () => void): (() => void) => {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
};

const address = (): string => window.location.href;

/** Where the person is; follows every way of moving. */
export const usePlace = (): Place => {
  const href = useSyncExternalStore(onPlaceChange, address);
  return useMemo(() => {
    const { pathname, search, hash } = new URL(href);
    return { pathname, search, hash };
  }, [href]);
};
