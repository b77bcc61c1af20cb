import { navigate } from '@phila/platform';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Reads the fragment of the link that opened the page, and removes it from the address at once: a shared computer's
 * history or a copied address must not hold it.
 * @param read reads `useLocation().hash`; null if it has no link
 */
export const useFragment = <T>(read: (hash: string) => T | null): { link: T | null; forget: () => void } => {
  const { hash, pathname, search } = useLocation();
  const [link, setLink] = useState(() => read(hash));
  const [seen, setSeen] = useState(hash);
  // Handles a link opened in a tab that already shows the page.
  if (seen !== hash) {
    setSeen(hash);
    const opened = read(hash);
    if (opened !== null) setLink(() => opened);
  }
  useEffect(() => {
    if (read(hash) !== null) navigate(pathname + search, { replace: true });
  }, [read, hash, pathname, search]);
  return { link, forget: () => setLink(null) };
};
