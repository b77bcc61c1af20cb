import type { NavigationEntry, Registry } from '@phila/contract/remote';
import { findRoute } from '@phila/contract/remote';
import { type NavigationNode, pagesOf } from './navigation-tree.ts';

/** A tab of an area: the pages that name it, or one page by itself. */
export interface Tab {
  label: string;
  pages: NavigationEntry[];
}

/** The pages of an area, with its own in front where that is a page by itself and leads nowhere else. */
const allOf = (registry: Registry, area: NavigationNode): NavigationEntry[] => {
  const pages = pagesOf(area);
  const route = findRoute(registry, area.entry.to)?.route;
  const isPage = route?.page !== undefined && route.path === area.entry.to;
  return isPage ? [area.entry, ...pages] : pages;
};

/** The tabs of an area, each where the first of its pages stands in the menu. */
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
