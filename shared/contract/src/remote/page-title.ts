import { brandChrome } from '../brand-chrome.ts';
import { matchPath } from '../route-at.ts';

/** The title at an address that no route declares. */
export const NOT_FOUND = 'Page not found';

/**
 * The document's title, the same from the service and from the shell: `Biographical · Phila`; the landing page begins
 * with the product's name, and says the tagline where no remote has it.
 */
export const documentTitle = (title: string, pathname: string): string =>
  matchPath('/', pathname) === null
    ? `${title} · ${brandChrome.name}`
    : `${brandChrome.name} · ${title === NOT_FOUND ? brandChrome.tagline : title}`;
