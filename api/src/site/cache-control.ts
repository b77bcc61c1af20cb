/**
 * Seconds for which a shared cache may answer without revalidating, which delays published changes. Browsers always
 * revalidate.
 */
const SHARED_FOR = 10;

/** Keeps personal pages, which may set a cookie, out of shared caches. */
export const cacheControl = ({
  isPersonal,
  isShared,
}: {
  isPersonal: boolean;
  isShared: boolean;
}): string => {
  if (isPersonal) return 'private, no-cache';
  return isShared ? `public, max-age=0, must-revalidate, s-maxage=${SHARED_FOR}` : 'no-cache';
};
