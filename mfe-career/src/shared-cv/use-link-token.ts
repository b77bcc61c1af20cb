import { useEffect, useState } from 'react';

const inAddress = (): string | null =>
  new URLSearchParams(window.location.hash.replace(/^#/, '')).get('token');

/**
 * The token that the page was opened with. It stays in the address: whoever was given a link may keep it, as a bookmark
 * or for a colleague; the fragment is sent to no server.
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
