/** The longest address that is told to analytics (specification: service). */
export const TOLD_LENGTH = 200;

/** Stands for the site itself, whose own address a path does not name. */
const HERE = 'https://here.invalid';

/** Null for what is no address; not every browser of the floor can say so without throwing. */
const parsed = (text: string): URL | null => {
  try {
    return new URL(text, HERE);
  } catch {
    return null;
  }
};

/**
 * Where an advert or an offer may lead: a page of this site (`/offers`) or an http(s) address. Nothing that runs
 * (`javascript:`), and no `//elsewhere` that looks like a path.
 * @returns the address as it can be opened, null for anything else.
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

/** A page of the web: http or https, a host with a dot, and no user name or password before the host. */
const WEB_PAGE = /^https?:\/\/[^\s/?#@:<>"']+\.[^\s/?#@:<>"']{2,}(:\d{1,5})?([/?#]\S*)?$/i;

/**
 * Whether an address leads to a page of the web. A pattern of our own: the parsers of browsers and of Node differ in what
 * they make of odd letters, and a CV must be the same file in both.
 */
export const isWebPage = (address: string): boolean => WEB_PAGE.test(address);

/** An address as it was typed, with `https://` where it has no scheme; `example.com:8080` has none. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z0-9+-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;

/** An address as people write it: `linkedin.com/in/thandi`. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/^([^?#]*)\/$/, '$1');

/** What analytics is told of an address: without its query and fragment, cut to 200 characters (specification: service). */
export const toldAddress = (address: string): string =>
  (safeAddress(address) ?? '').replace(/[?#].*$/s, '').slice(0, TOLD_LENGTH);
