/**
 * Seconds for which a shared cache may answer without revalidating; published changes are delayed as long. Browsers
 * always revalidate.
 */
const SHARED_FOR = 10;

/** Keeps personal pages out of shared caches, because they may set a cookie. */
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
