import { findRoute, type Registry } from '@phila/contract/remote';
import { useMediaQuery } from '@phila/platform';

/** Width in px below which the portal has its phone layout. */
export const MOBILE = 768;

/** Width in px from which the side panel is beside the page; below, a button in the page's head opens it. */
const WITH_SIDE_PANEL = 1200;

/** Width in px for the same beside a page declared `wide`. */
const WITH_SIDE_PANEL_AND_WIDE = 1536;

/** Tells if the side panel is folded for this page at the current width. */
export const usePanelIsFolded = (registry: Registry, pathname: string): boolean =>
  useNarrowerThan(
    findRoute(registry, pathname)?.route.wide === true ? WITH_SIDE_PANEL_AND_WIDE : WITH_SIDE_PANEL,
  );

/** True if the window is narrower than `width` px of a browser with 16-px letters; follows turning and resizing. */
export const useNarrowerThan = (width: number): boolean => useMediaQuery(`(width < ${width / 16}em)`);

/** True in a window so low (a phone on its side) that a bar would cover the text (ui: useNarrow). */
export const useIsLow = (): boolean => useMediaQuery('(height < 31.25em)');
