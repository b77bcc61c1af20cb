/**
 * Lets a shared cache answer for ten seconds by itself, which delays published changes as long; for a minute more with
 * the old page while it asks for the new one; and for a day while the service fails.
 */
const SHARED = 's-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

/** Keeps personal pages out of shared caches, because they may set a cookie. Browsers ask again for every page. */
export const cacheHeaders = ({
  isPersonal,
  isShared,
}: {
  isPersonal: boolean;
  isShared: boolean;
}): Record<string, string> => {
  if (isPersonal) return { 'cache-control': 'private, no-cache' };
  if (!isShared) return { 'cache-control': 'no-cache' };
  return {
    // Without must-revalidate, which forbids a stale page.
    'cache-control': `public, max-age=0, ${SHARED}`,
    // Read by CDNs in place of the other (RFC 9213), whatever they make of s-maxage.
    'cdn-cache-control': `public, ${SHARED.replace('s-maxage', 'max-age')}`,
  };
};
