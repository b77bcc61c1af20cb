import { findRoute, type Registry } from '@phila/contract/remote';
import type { Override } from '../override/override.ts';

/** Reads JSON embedded in the page by id. */
const embedded = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
};

/** Address at which the document was opened, whichever page is shown now. */
const openedAt = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href, window.location.href).pathname;
};

/**
 * Route at which the document was opened, as declared (`/shop/product/:id`), so that the address's personal parts
 * stay out. Null if no route matches, and for a developer's own build.
 */
export const openedRoute = (): string | null => {
  const registry = embedded<Registry>('registry');
  const found = registry && findRoute(registry, openedAt());
  if (!found || embedded<Override>('override')?.name === found.remote.name) return null;
  return found.route.path;
};
