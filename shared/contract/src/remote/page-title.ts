import { brandChrome } from '../brand-chrome.ts';
import { matchPath } from '../route-at.ts';

/** Title of an undeclared address. */
export const NOT_FOUND = 'Page not found';

/**
 * Title of the document, the same from service and shell: `Biographical · Phila`; the landing page's begins with the
 * product name, and uses the tagline if no remote declares it.
 */
export const documentTitle = (title: string, pathname: string): string =>
  matchPath('/', pathname) === null
    ? `${title} · ${brandChrome.name}`
    : `${brandChrome.name} · ${title === NOT_FOUND ? brandChrome.tagline : title}`;
