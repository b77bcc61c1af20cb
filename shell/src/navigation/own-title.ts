import { brandChrome } from '@phila/contract/brand';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
};

const read = (): string => document.title.replace(` · ${brandChrome.name}`, '');

/** Page's own title in the document, set once its content is read. */
export const useOwnTitle = (): string => useSyncExternalStore(subscribe, read);
