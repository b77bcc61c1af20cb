import { storageItem } from '../storage/storage-item.ts';

/** The address that the person wanted before the guard sent them to sign in; for this tab. */
const origin = storageItem('sessionStorage', 'phila.origin');

/** The pages to show first on the way there, in order: paths with spaces between them. */
const stops = storageItem('sessionStorage', 'phila.stops');

/** Addresses that a return must avoid, because it would sign out again, or loop. */
const NOT_AN_ORIGIN = ['/sign-in', '/sign-out'];

/**
 * Gives the path of an address of this site, with its query and section; null for anything else, so that a prepared
 * link cannot lead a person away after they sign in.
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

/** Sets the pages to show before the origin, in order; drops the pages of an earlier sign-in. */
export const stopFirstAt = (paths: readonly string[]): void => {
  if (paths.length === 0) stops.remove();
  else stops.write(paths.join(' '));
};

/** Reads the path that the guard remembered, and keeps it; null if the guard did not send the person here. */
export const originInMind = (): string | null => {
  const path = origin.read();
  return path === null ? null : ownPath(path);
};

const takeStop = (): string | null => {
  const [next, ...later] = (stops.read() ?? '').split(' ');
  stopFirstAt(later);
  return next === undefined || next === '' ? null : ownPath(next);
};

/**
 * Takes the next address after signing in: the pages to stop at first, then the path that the guard remembered, then
 * null.
 */
export const takeOrigin = (): string | null => {
  const stop = takeStop();
  if (stop !== null) {
    // Drops the origin if it is this page, to not show it twice.
    if (origin.read() === stop) origin.remove();
    return stop;
  }
  const path = origin.read();
  origin.remove();
  return path === null ? null : ownPath(path);
};
