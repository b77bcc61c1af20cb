import { useEffect, useState } from 'react';

const inAddress = (): string | null =>
  new URLSearchParams(window.location.hash.replace(/^#/, '')).get('token');

/**
 * The token in the link. It stays in the address, so that a recipient can bookmark or forward it. Browsers send the
 * fragment to no server.
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
