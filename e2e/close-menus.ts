import type { Page } from '@playwright/test';

/** Closes the menus that lie over the page, as the focus does when it leaves them; dialogs stay. */
export const closeMenus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="true"]')) {
      button.focus();
      // The link to the content, which begins every page.
      const skip = document.querySelector<HTMLElement>('a[href]');
      skip?.focus();
      // It is drawn over the page for as long as it has the focus.
      skip?.blur();
    }
  });
