import { useEffect, useState } from 'react';

const clearAddress = (): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
};

/**
 * Reads the fragment of the link that opened the page, and removes it from the address at once: a shared computer's
 * history or a copied address must not hold it.
 * @param read reads `window.location.hash`; null if it has no link
 */
export const useFragment = <T>(read: (hash: string) => T | null): { link: T | null; forget: () => void } => {
  const [link, setLink] = useState(() => read(window.location.hash));
  useEffect(() => {
    if (read(window.location.hash) !== null) clearAddress();
    // Handles a link opened in a tab that already shows the page.
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
