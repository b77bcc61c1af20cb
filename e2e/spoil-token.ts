import type { Page } from '@playwright/test';

const ACCESS = 'phila.access-token';

/** The service takes this token for forged, as it would one that ran out. */
export const spoilToken = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const [head, claims] = (localStorage.getItem(key) ?? '').split('.');
    localStorage.setItem(key, `${head}.${claims}.${'A'.repeat(43)}`);
  }, ACCESS);
