/** Longest address sent to analytics (specification: service). */
export const TOLD_LENGTH = 200;

/** Placeholder origin for parsing a path. */
const HERE = 'https://here.invalid';

/** Parses an address; null if invalid. Some supported browsers lack `URL.parse`. */
const parsed = (text: string): URL | null => {
  try {
    return new URL(text, HERE);
  } catch {
    return null;
  }
};

/**
 * Checks the target of an advert or offer: a page of this site (`/offers`) or an http(s) address. Refuses
 * `javascript:`, and `//elsewhere`, because it only looks like a path.
 * @returns the address to open, or null
 */
export const safeAddress = (address: string): string | null => {
  const text = address.trim();
  const found = parsed(text);
  if (found === null) return null;
  const { origin, protocol, pathname, search, hash, username, password, href } = found;
  if (text.startsWith('/') || text.startsWith('\\'))
    return origin === HERE && text.startsWith('/') ? `${pathname}${search}${hash}` : null;
  const isWeb = /^https?:\/\//i.test(text) && (protocol === 'https:' || protocol === 'http:');
  return isWeb && username === '' && password === '' ? href : null;
};

/** Web page: http or https, a host with a dot, and no user name or password. */
const WEB_PAGE = /^https?:\/\/[^\s/?#@:<>"']+\.[^\s/?#@:<>"']{2,}(:\d{1,5})?([/?#]\S*)?$/i;

/**
 * Returns true for a web page address. Uses its own pattern, because browsers and Node parse odd characters
 * differently, and a CV must be the same file in both.
 */
export const isWebPage = (address: string): boolean => WEB_PAGE.test(address);

/** Adds `https://` to an address without a scheme; `example.com:8080` has none. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z0-9+-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;

/** Address as people write it: `linkedin.com/in/thandi`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/^([^?#]*)\/$/, '$1');

/** Address for analytics: without query and fragment, cut to 200 characters (specification: service). */
export const toldAddress = (address: string): string =>
  (safeAddress(address) ?? '').replace(/[?#].*$/s, '').slice(0, TOLD_LENGTH);
