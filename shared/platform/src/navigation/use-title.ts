import { brandChrome } from '@phila/contract/brand';
import { useEffect } from 'react';

/** Sets the document's title while the page is shown: `Sign in · Phila`. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${brandChrome.name}`;
  }, [title]);
};
