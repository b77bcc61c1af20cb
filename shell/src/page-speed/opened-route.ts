import { findRoute, type Registry } from '@phila/contract/remote';
import type { Override } from '../override/override.ts';

/** The JSON that the page has under an id. */
const embedded = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
};

/** The address that the document was opened at, whichever page is shown by now. */
const openedAt = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href, window.location.href).pathname;
};

/**
 * The path of the route that the document was opened at, as its remote declares it: `/shop/product/:id`, and so nothing of
 * what the address says of a person. Null where no route has the address, and for a developer's own build, which is no
 * release of the site.
 */
export const openedRoute = (): string | null => {
  const registry = embedded<Registry>('registry');
  const found = registry && findRoute(registry, openedAt());
  if (!found || embedded<Override>('override')?.name === found.remote.name) return null;
  return found.route.path;
};
