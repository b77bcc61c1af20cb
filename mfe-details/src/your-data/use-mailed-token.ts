import { useEffect, useState } from 'react';

const inAddress = (): string | null =>
  new URLSearchParams(window.location.hash.replace(/^#/, '')).get('token');

/**
 * The token of the link that the page was opened with, taken out of the address at once: neither the history of a
 * shared computer nor a copied address should hold it.
 */
export const useMailedToken = (): string | null => {
  const [token, setToken] = useState(inAddress);
  useEffect(() => {
    const take = (): void => {
      const found = inAddress();
      if (found === null) return;
      setToken(found);
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
};
