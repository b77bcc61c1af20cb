import { outlet } from '@phila/platform/host';
import { useSyncExternalStore } from 'react';

/** Selector of the question's place beside adverts, an empty `<div data-slot="advert-question">`. */
const PLACE = '[data-slot="advert-question"]';

const look = (): HTMLElement | null => outlet().querySelector<HTMLElement>(PLACE);

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(outlet(), { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Finds the question's place beside the page's first advert; null without adverts. */
export const useAdvertPlace = (): HTMLElement | null => useSyncExternalStore(subscribe, look);
