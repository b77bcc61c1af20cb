import { navigateToUrl } from 'single-spa';
import { scrollToSection } from './scroll-to-section.ts';

export interface NavigateOptions {
  /** Takes the place of the present address in the browser's history. */
  replace?: boolean;
}

/**
 * Goes to a page of this site, and to the section it names (`/contactUs#values`).
 * @throws TypeError for an address of another site: that is for an `<a>`, in plain sight.
 */
export const navigate = (to: string, { replace = false }: NavigateOptions = {}): void => {
  const { location, history } = window;
  const url = new URL(to, location.href);
  if (url.origin !== location.origin)
    throw new TypeError(`navigate() goes to pages of this site, not to ${url.origin}.`);
  const path = `${url.pathname}${url.search}${url.hash}`;
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (replace) history.replaceState(null, '', path);
  // Set as a hash, the browser would jump there at once instead of scrolling.
  else if (isHere && url.hash !== location.hash) history.pushState(null, '', path);
  else if (!isHere) navigateToUrl(path);
  if (url.hash.length > 1) scrollToSection(decodeURIComponent(url.hash.slice(1)));
};
