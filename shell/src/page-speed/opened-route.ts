import { findRoute, type Registry } from '@phila/contract/remote';
import type { Override } from '../override/override.ts';

/** Reads JSON embedded in the page by id. */
const embedded = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
};

/** Address that the document was opened at, even if another page is shown now. */
const openedAt = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href, window.location.href).pathname;
};

/**
 * Declared route that the document was opened at (`/shop/product/:id`). Leaves out the address's personal parts. Null
 * if no route matches, and for a developer's own build.
 */
export const openedRoute = (): string | null => {
  const registry = embedded<Registry>('registry');
  const found = registry && findRoute(registry, openedAt());
  if (!found || embedded<Override>('override')?.name === found.remote.name) return null;
  return found.route.path;
};
