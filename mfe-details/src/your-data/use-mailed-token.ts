import { useEffect, useState } from 'react';

const inAddress = (name: string): string | null =>
  new URLSearchParams(window.location.hash.replace(/^#/, '')).get(name);

/**
 * The token of the link that the page was opened with, taken out of the address at once: neither the history of a
 * shared computer nor a copied address should hold it.
 * @param name what the link calls it
 */
export const useMailedToken = (name = 'token'): string | null => {
  const [token, setToken] = useState(() => inAddress(name));
  useEffect(() => {
    const take = (): void => {
      const found = inAddress(name);
      if (found === null) return;
      setToken(found);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [name]);
  return token;
};
