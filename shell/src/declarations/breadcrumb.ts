import { findRoute, segmentsOf } from '@phila/contract/remote';
import type { Registry } from '@phila/contract/remote';

export interface Crumb {
  label: string;
  /** Null for the page itself, and for steps on the way that have no page of their own. */
  to: string | null;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** `next-of-kin` → `Next Of Kin`: a step that is no page (specification: shell). */
const labelOf = (segment: string): string =>
  decoded(segment)
    .replaceAll('-', ' ')
    .replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase());

/** The page at a step, where it is declared for that step and not only covered by a `/*`. */
const pageAt = (registry: Registry, prefix: string) => {
  const route = findRoute(registry, prefix)?.route;
  return route === undefined || (route.path.endsWith('*') && route.path !== `${prefix}/*`) ? null : route;
};

/** Is the step a page by itself, and not one of many that a parameter tells apart? */
const isNamed = (registry: Registry, prefix: string): boolean => {
  const route = pageAt(registry, prefix);
  return route !== null && route.hiddenFromBreadcrumb !== true && !route.path.includes(':');
};

/**
 * The way to an address, a step for each path segment: by the title of the page there, and where there is none by the
 * segment. Of a page hidden from the breadcrumb only those steps stay that are pages by themselves: a product at
 * `/offers/product/7` is at "My Offers".
 */
export const breadcrumb = (registry: Registry, pathname: string): Crumb[] => {
  const segments = segmentsOf(pathname);
  const hidden = findRoute(registry, pathname)?.route.hiddenFromBreadcrumb === true;
  return segments.flatMap((segment, index): Crumb[] => {
    const prefix = `/${segments.slice(0, index + 1).join('/')}`;
    if (hidden && index > 0 && !isNamed(registry, prefix)) return [];
    const isPage = index < segments.length - 1 && findRoute(registry, prefix) !== null;
    return [{ label: pageAt(registry, prefix)?.title ?? labelOf(segment), to: isPage ? prefix : null }];
  });
};

/**
 * Tells if an address is one of many pages with the same declared title, such as orders, each with a title of its own.
 */
export const isOneOfMany = (registry: Registry, pathname: string): boolean =>
  findRoute(registry, pathname)?.route.path.includes(':') === true;
