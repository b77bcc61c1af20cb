import { brandChrome } from '../brand-chrome.ts';
import { matchPath } from '../route-at.ts';

/**
 * The document's title, the same from the service and from the shell: `Biographical · Phila`; the landing page begins
 * with the product's name.
 */
export const documentTitle = (title: string, pathname: string): string =>
  matchPath('/', pathname) === null ? `${title} · ${brandChrome.name}` : `${brandChrome.name} · ${title}`;

/** Of an address that nobody declares. */
export const NOT_FOUND = 'Page not found';
