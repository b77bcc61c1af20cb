import type { ChromeFlags } from '@phila/platform/host';
import { onPlaceChange, setChrome } from '@phila/platform/host';
import { useEffect } from 'react';

const overThePage: readonly (keyof ChromeFlags)[] = [
  'mobileMenu',
  'productsMenu',
  'mobileDrawer',
  'widgetDrawer',
];

/** What lies over the page goes with it, also when it was left by the browser's own Back. */
export const useCloseOnNavigation = (): void => {
  useEffect(() => {
    let before = window.location.pathname;
    return onPlaceChange(() => {
      if (window.location.pathname === before) return;
      before = window.location.pathname;
      for (const flag of overThePage) setChrome(flag, false);
    });
  }, []);
};
