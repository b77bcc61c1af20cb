import { outlet } from '@phila/platform/host';
import { useSyncExternalStore } from 'react';

/** What a page with adverts leaves beside them: an empty `<div data-slot="advert-question">`. */
const PLACE = '[data-slot="advert-question"]';

const look = (): HTMLElement | null => outlet().querySelector<HTMLElement>(PLACE);

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(outlet(), { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Where the page has left room for the question beside its first advert; null on a page without adverts. */
export const useAdvertPlace = (): HTMLElement | null => useSyncExternalStore(subscribe, look);
