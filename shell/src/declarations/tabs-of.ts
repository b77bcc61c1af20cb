import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { findRoute } from '@phila/contract/remote';
import { type NavigationNode, pagesOf } from './navigation-tree.ts';

/** Tab of an area: the pages that name it, or a single page. */
export interface Tab {
  label: string;
  pages: NavigationEntry[];
}

/** Pages of an area, preceded by the area's own page unless that redirects. */
const allOf = (registry: Registry, area: NavigationNode): NavigationEntry[] => {
  const pages = pagesOf(area);
  const route = findRoute(registry, area.entry.to)?.route;
  const isPage = route?.page !== undefined && route.path === area.entry.to;
  return isPage ? [area.entry, ...pages] : pages;
};

/** Tabs of an area, each at its first page's position in the menu. */
export const tabsOf = (registry: Registry, area: NavigationNode): Tab[] => {
  const tabs: Tab[] = [];
  for (const entry of allOf(registry, area)) {
    if (entry.tab === false) continue;
    const gathering = tabs.find(({ label }) => label === entry.tab);
    if (gathering) gathering.pages.push(entry);
    else tabs.push({ label: entry.tab ?? entry.label, pages: [entry] });
  }
  return tabs;
};
