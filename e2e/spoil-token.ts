import type { Page } from '@playwright/test';

const ACCESS = 'phila.access-token';

/** Makes the token look forged; the service treats it like an expired one. */
export const spoilToken = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const [head, claims] = (localStorage.getItem(key) ?? '').split('.');
    localStorage.setItem(key, `${head}.${claims}.${'A'.repeat(43)}`);
  }, ACCESS);
