import { useEffect, useState } from 'react';
import { linkTokenIn, type LinkToken } from './link-token.ts';

const inAddress = (): LinkToken | null => linkTokenIn(window.location.hash);

const clearAddress = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
};

/**
 * The link that the page was opened with, taken out of the address at once: neither the history of a shared computer
 * nor a copied address should hold it.
 */
export const useLinkToken = (): { link: LinkToken | null; forget: () => void } => {
  const [link, setLink] = useState(inAddress);
  useEffect(() => {
    if (inAddress()) clearAddress();
    // A link may also be opened in the tab that already shows the page.
    const take = (): void => {
      const opened = inAddress();
      if (!opened) return;
      setLink(opened);
      clearAddress();
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { link, forget: () => setLink(null) };
};
