import { findRoute, type Registry } from '@phila/contract/remote';
import { useCallback, useSyncExternalStore } from 'react';

/** Width in px below which the portal is a phone's. */
export const MOBILE = 768;

/** Width in px from which the side panel stands beside the page; below, it is behind a button of the page's head. */
const WITH_SIDE_PANEL = 1200;

/** The same beside a page that declares itself `wide`. */
const WITH_SIDE_PANEL_AND_WIDE = 1536;

/** Tells if the side panel is folded at this width, beside this page. */
export const usePanelIsFolded = (registry: Registry, pathname: string): boolean =>
  useNarrowerThan(
    findRoute(registry, pathname)?.route.wide === true ? WITH_SIDE_PANEL_AND_WIDE : WITH_SIDE_PANEL,
  );

/** Is the window narrower than `width` px? Follows turning and resizing. */
export const useNarrowerThan = (width: number): boolean => useQuery(`(width < ${width}px)`);

/** Is the window so low, a phone on its side, that a bar would cover what one reads? (ui: useNarrow) */
export const useIsLow = (): boolean => useQuery('(height < 500px)');

const useQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};
