import { useEffect, useState } from 'react';

const clearAddress = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
};

/**
 * What stands behind the `#` of the link that the page was opened with, taken out of the address at once: neither the
 * history of a shared computer nor a copied address should hold it.
 * @param read finds it in `window.location.hash`; null where nothing of the kind is there
 */
export const useFragment = <T>(read: (hash: string) => T | null): { link: T | null; forget: () => void } => {
  const [link, setLink] = useState(() => read(window.location.hash));
  useEffect(() => {
    if (read(window.location.hash) !== null) clearAddress();
    // A link may also be opened in the tab that already shows the page.
    const take = (): void => {
      const opened = read(window.location.hash);
      if (opened === null) return;
      setLink(() => opened);
      clearAddress();
    };
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [read]);
  return { link, forget: () => setLink(null) };
};
