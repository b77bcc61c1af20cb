import { useEffect, useState } from 'react';

const inAddress = (name: string): string | null =>
  new URLSearchParams(window.location.hash.replace(/^#/, '')).get(name);

/**
 * Takes the token out of the address at once, so that neither a shared computer's history nor a copied address holds
 * it.
 * @param name of the token in the link
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
