import { useEffect, useState } from 'react';

const inAddress = (): string | null =>
  new URLSearchParams(window.location.hash.replace(/^#/, '')).get('token');

/**
 * The token that the page was opened with. It stays in the address, because a recipient may keep the link as a bookmark
 * or pass it on to a colleague. The browser sends the fragment to no server.
 */
export const useLinkToken = (): string | null => {
  const [token, setToken] = useState(inAddress);
  useEffect(() => {
    const take = (): void => setToken(inAddress());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
};
