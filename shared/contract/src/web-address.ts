/** The longest address that is told to analytics (specification: service). */
export const TOLD_LENGTH = 200;

/** Stands for the site itself, whose own address a path does not name. */
const HERE = 'https://here.invalid';

/**
 * Where an advert or an offer may lead: a page of this site (`/offers`) or an http(s) address. Nothing that runs
 * (`javascript:`), and no `//elsewhere` that looks like a path.
 * @returns the address as it can be opened, null for anything else.
 */
export const safeAddress = (address: string): string | null => {
  const text = address.trim();
  if (!URL.canParse(text, HERE)) return null;
  const { origin, protocol, pathname, search, hash, username, password, href } = new URL(text, HERE);
  if (text.startsWith('/') || text.startsWith('\\'))
    return origin === HERE && text.startsWith('/') ? `${pathname}${search}${hash}` : null;
  const isWeb = /^https?:\/\//i.test(text) && (protocol === 'https:' || protocol === 'http:');
  return isWeb && username === '' && password === '' ? href : null;
};

/** What analytics is told of an address: without its query and fragment, cut to 200 characters (specification: service). */
export const toldAddress = (address: string): string =>
  (safeAddress(address) ?? '').replace(/[?#].*$/s, '').slice(0, TOLD_LENGTH);
