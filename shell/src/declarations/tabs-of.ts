import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { findRoute } from '@phila/contract/remote';
import { type NavigationNode, pagesOf } from './navigation-tree.ts';

/** The pages of an area, with its own in front where that is a page by itself and leads nowhere else. */
export const tabsOf = (registry: Registry, area: NavigationNode): NavigationEntry[] => {
  const pages = pagesOf(area);
  const route = findRoute(registry, area.entry.to)?.route;
  const isPage = route?.page !== undefined && route.path === area.entry.to;
  return isPage ? [area.entry, ...pages] : pages;
};
