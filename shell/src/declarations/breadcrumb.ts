import { findRoute, segmentsOf } from '@phila/contract/remote';
import type { Registry } from '@phila/contract/remote';

export interface Crumb {
  label: string;
  /** Null for the current page, and for steps without a page. */
  to: string | null;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Turns `next-of-kin` into `Next Of Kin`, for a step without a page (specification: shell). */
const labelOf = (segment: string): string =>
  decoded(segment)
    .replaceAll('-', ' ')
    .replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase());

/** Page declared for exactly this step; a `/*` route that only covers it does not count. */
const pageAt = (registry: Registry, prefix: string) => {
  const route = findRoute(registry, prefix)?.route;
  return route === undefined || (route.path.endsWith('*') && route.path !== `${prefix}/*`) ? null : route;
};

/** True if the step is a single page, not one of many that differ by a parameter. */
const isNamed = (registry: Registry, prefix: string): boolean => {
  const route = pageAt(registry, prefix);
  return route !== null && route.hiddenFromBreadcrumb !== true && !route.path.includes(':');
};

/**
 * Breadcrumb of an address, a step for each path segment, by the page's title or else by the segment. Of a hidden
 * page only its parents that are single pages stay: `/offers/product/7` shows "My Offers".
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

/** Tells if the address is one of many pages with the same declared title, such as orders; each has its own title. */
export const isOneOfMany = (registry: Registry, pathname: string): boolean =>
  findRoute(registry, pathname)?.route.path.includes(':') === true;
