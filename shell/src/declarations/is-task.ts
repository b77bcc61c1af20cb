import { findRoute, type Registry } from '@phila/contract/remote';

/**
 * True for a page on which people finish one thing, such as a checkout: a page within a process that adds nothing to
 * the side panel. Ticker, banner, quick links and side panel, which lead elsewhere, are left out there.
 */
export const isTask = (registry: Registry, pathname: string): boolean => {
  const route = findRoute(registry, pathname)?.route;
  return route?.back !== undefined && route.sidePanelActions !== true;
};
