import type { Page } from '@playwright/test';
import { isDrawnFirst } from '@phila/contract';
import { demoOrganisation } from './accounts.ts';
import { declaredRoutes } from './declared-routes.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';

/* Public pages are hydrated as they were drawn. React throws an error for one that differs, which the browser reports. */

const pages = declaredRoutes.filter(isDrawnFirst).map(({ path, unlisted = false }) => ({
  address: path.replace(':productId', '1').replace(':id', 'phila-opens'),
  /** Shows what the browser alone knows: a cart, the target of a mailed link. */
  isForOne: unlisted,
}));

/** Remembers the heading that came with the document. */
const rememberHeading = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { drawnHeading: document.querySelector('#outlet h1') });
    });
  });

const openAll = async (page: Page, query = ''): Promise<void> => {
  await rememberHeading(page);
  let kept = 0;
  for (const { address, isForOne } of sampled(pages)) {
    await page.goto(address + query, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-drawn]'), address).toHaveCount(0);
    // Signing in, and links of a mail, lead on at once.
    if (isForOne || new URL(page.url()).pathname !== address) continue;
    kept += 1;
    const isKept = await page.evaluate(() => {
      const { drawnHeading } = window as unknown as { drawnHeading: Element | null };
      return drawnHeading !== null && drawnHeading === document.querySelector('#outlet h1');
    });
    expect.soft(isKept, `${address}: the heading that came with the document stays`).toBe(true);
  }
  expect(kept).toBeGreaterThan(4);
};

test('a visitor’s pages keep what was drawn', { tag: '@phone-long' }, async ({ page }) => {
  expect(pages.length).toBeGreaterThan(45);
  await openAll(page);
});

test.describe('in the dark and another time zone', () => {
  test.use({ colorScheme: 'dark', timezoneId: 'Pacific/Auckland' });
  test('pages keep what was drawn', { tag: '@long' }, ({ page }) => openAll(page));
});

test('so do those of a visitor with a cart', { tag: ['@long', '@phone-long'] }, async ({ page }) => {
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Successfully added product to cart!')).toBeVisible();
  await openAll(page);
});

test('so do those in an organisation’s colours', { tag: '@long' }, ({ page }) =>
  openAll(page, `?Organization=${demoOrganisation}`),
);

test.describe('for a person who is signed in', () => {
  test.use({ role: 'consumer' });
  test('pages keep what was drawn', { tag: '@phone-long' }, ({ page }) => openAll(page));
});
