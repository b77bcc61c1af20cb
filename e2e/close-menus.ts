import type { Page } from '@playwright/test';

/** Closes open menus by moving the focus out of them; dialogs stay. */
export const closeMenus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="true"]')) {
      button.focus();
      // Skip link, the first link of every page.
      const skip = document.querySelector<HTMLElement>('a[href]');
      skip?.focus();
      // Removes the focus again, because the skip link covers the page while focused.
      skip?.blur();
    }
  });
