import { brandChrome } from '../brand-chrome.ts';
import { matchPath } from '../route-at.ts';

/**
 * The document's title, the same from the service and from the shell: `Biographical · Phila`; the landing page carries
 * the product's name and tagline.
 */
export const documentTitle = (title: string, pathname: string): string =>
  matchPath('/', pathname) === null
    ? `${title} · ${brandChrome.name}`
    : `${brandChrome.name} · ${brandChrome.tagline}`;

/** Of an address that nobody declares. */
export const NOT_FOUND = 'Page not found';
