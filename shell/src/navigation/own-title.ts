import { brandChrome } from '@phila/contract/brand';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

const read = (): string => document.title.replace(` · ${brandChrome.name}`, '');

/** What the page calls itself in the document's title, which it may say only once it has read what it shows. */
export const useOwnTitle = (): string => useSyncExternalStore(subscribe, read);
