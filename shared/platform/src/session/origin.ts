import { kept } from '../storage/kept.ts';

/** Where a person wanted to go before the guard sent them to sign in; for this tab. */
const origin = kept('sessionStorage', 'phila.origin');

/** Going back there would lead out again, or round in a circle. */
const NOT_AN_ORIGIN = ['/sign-in', '/sign-out'];

/**
 * The path of an address of this site, with its query and section; null for anything else, so that a link with a
 * prepared address cannot lead a person away after signing in.
 */
export const ownPath = (address: string): string | null => {
  if (!address.startsWith('/')) return null;
  try {
    const url = new URL(address, window.location.origin);
    return url.origin === window.location.origin && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}${url.hash}`
      : null;
  } catch {
    return null;
  }
};

export const rememberOrigin = (address: string): void => {
  const path = ownPath(address);
  const pathname = path?.split(/[?#]/)[0];
  if (path !== null && !NOT_AN_ORIGIN.includes(pathname ?? '')) origin.write(path);
};

/** Where to go after signing in, once: the path that the guard remembered, or null. */
export const takeOrigin = (): string | null => {
  const path = origin.read();
  origin.remove();
  return path === null ? null : ownPath(path);
};
