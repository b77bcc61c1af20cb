import type { ChromeFlags } from '@phila/platform/host';
import { onPlaceChange, setChrome } from '@phila/platform/host';
import { useEffect } from 'react';

const overThePage: readonly (keyof ChromeFlags)[] = [
  'mobileMenu',
  'productsMenu',
  'mobileDrawer',
  'widgetDrawer',
];

/** Closes the open menus and drawers when the path changes, also by the browser's Back. */
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
