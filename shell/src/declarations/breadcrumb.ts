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

/** `next-of-kin` → `Next Of Kin` (specification: shell). */
const labelOf = (segment: string): string =>
  decoded(segment)
    .replaceAll('-', ' ')
    .replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase());

/**
 * The words of a step: its segment's, all of them capitalised. Where the page there has the same title, that knows which
 * have more capitals: "CV" is no "Cv".
 */
const spelled = (registry: Registry, prefix: string, segment: string): string => {
  const label = labelOf(segment);
  const title = findRoute(registry, prefix)?.route.title ?? '';
  return title.toLowerCase() === label.toLowerCase() ? labelOf(title) : label;
};

/** Is the step `/a/b` declared under its own name, not only covered by a `/*` or taken for a parameter? */
const isNamed = (registry: Registry, prefix: string): boolean => {
  const route = findRoute(registry, prefix)?.route;
  return route !== undefined && route.hiddenFromBreadcrumb !== true && !/[:*]/.test(route.path);
};

/**
 * The way to an address, from its path segments. Of a page hidden from the breadcrumb only those steps stay that are
 * pages by themselves: a product at `/offers/product/7` is at "Offers".
 */
export const breadcrumb = (registry: Registry, pathname: string): Crumb[] => {
  const segments = segmentsOf(pathname);
  const hidden = findRoute(registry, pathname)?.route.hiddenFromBreadcrumb === true;
  return segments.flatMap((segment, index): Crumb[] => {
    const prefix = `/${segments.slice(0, index + 1).join('/')}`;
    const named = isNamed(registry, prefix);
    if (hidden && index > 0 && !named) return [];
    const isPage = index < segments.length - 1 && findRoute(registry, prefix) !== null;
    return [{ label: spelled(registry, prefix, segment), to: isPage ? prefix : null }];
  });
};
