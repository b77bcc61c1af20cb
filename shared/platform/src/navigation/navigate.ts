import { newIdempotencyKey } from '../idempotency/idempotency-key.ts';
import { own as ownFunctions } from '../own/own.ts';
import { takesNextPage } from './next-page.ts';
import { notifyStateChange } from './place.ts';
import { scrollToSection } from './scroll-to-section.ts';

export interface NavigateOptions {
  /** Replaces the present entry of the browser's history. */
  replace?: boolean;
  /** Given to the page as `useLocation().state`, and kept with the entry of the history. */
  state?: unknown;
}

/**
 * Goes to a page of this site, and to a named section (`/contactUs#values`).
 * @throws TypeError for an address of another site; use a visible `<a>` for that
 */
export const navigate = (to: string, { replace = false, state }: NavigateOptions = {}): void => {
  const { location, history } = window;
  const { pushState, replaceState } = ownFunctions();
  const url = new URL(to, location.href);
  if (url.origin !== location.origin)
    throw new TypeError(`navigate() goes to pages of this site, not to ${url.origin}.`);
  const path = `${url.pathname}${url.search}${url.hash}`;
  const isPage = url.pathname === location.pathname;
  if (!isPage && !replace && takesNextPage(path)) return;
  const isHere = isPage && url.search === location.search && url.hash === location.hash;
  const own = { usr: state ?? null, key: newIdempotencyKey() };
  // Changes the history: single-spa follows it and shows the remote of the new address.
  if (!replace && !isHere) pushState(own, '', path);
  else if (replace || state !== undefined)
    // Stays on the page and keeps the entry's own state: open dialogs, scroll position.
    replaceState(isPage ? { ...history.state, ...own } : own, '', path);
  if (isHere) notifyStateChange();
  if (url.hash.length > 1) scrollToSection(decodeURIComponent(url.hash.slice(1)));
};
