import { kept } from '../storage/kept.ts';

/** Where a person wanted to go before the guard sent them to sign in; for this tab. */
const origin = kept('sessionStorage', 'phila.origin');

/** What the person is asked first, in order, on the way there: paths with spaces between them. */
const stops = kept('sessionStorage', 'phila.stops');

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

/** The pages to lead through, in order, before the origin; those that an earlier signing in left are dropped. */
export const stopFirstAt = (paths: readonly string[]): void => {
  if (paths.length === 0) stops.remove();
  else stops.write(paths.join(' '));
};

/** The path that the guard remembered, which stays remembered; null where the person came of their own accord. */
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
 * Where to go after signing in, each once: the pages to stop at first, then the path that the guard remembered, then
 * null.
 */
export const takeOrigin = (): string | null => {
  const stop = takeStop();
  if (stop !== null) {
    // A person who was on the way to that page need not see it twice.
    if (origin.read() === stop) origin.remove();
    return stop;
  }
  const path = origin.read();
  origin.remove();
  return path === null ? null : ownPath(path);
};
