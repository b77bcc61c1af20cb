import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { shiftSeen, watchShift } from './layout-shift.ts';
import { expect, test } from './test.ts';

const site = path.resolve(import.meta.dirname, '../mfe-public/dist/site');
const { pages } = JSON.parse(readFileSync(path.join(site, 'release.json'), 'utf8')) as {
  pages: Record<string, { file: string }>;
};
const addresses = Object.keys(pages);

/** Public pages that read what the service keeps, and so are drawn by their script alone. */
const READING = ['/courses', '/media-releases'];

/** The text of the page without what the shell puts into it of other remotes. */
const textOf = (page: Page): Promise<string> =>
  page.locator('#outlet').evaluate((outlet) => {
    const copy = outlet.cloneNode(true) as HTMLElement;
    for (const slot of copy.querySelectorAll('[data-slot]')) slot.replaceChildren();
    return copy.textContent;
  });

test('a release of the public site has its pages as HTML that needs no script', () => {
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => READING.includes(address))).toEqual([]);
  for (const { file } of Object.values(pages))
    expect(readFileSync(path.join(site, file), 'utf8')).not.toMatch(/<template|id="S:|\$RC|<script| style="/);
});

test('each of them reads whole with scripts off, and says the same once its script has drawn it', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  for (const address of addresses) {
    await plain.goto(address);
    await expect.soft(plain.getByRole('main').getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect.soft(plain.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
    await page.goto(address);
    await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
    expect.soft(await textOf(page), address).toBe(await textOf(plain));
  }
  await context.close();
});

/** Runs in the page before anything else there: how many main headings are seen in each frame that has been painted. */
const countHeadings = (): void => {
  const counts: number[] = [];
  Object.assign(window, { headingCounts: counts });
  const look = () => {
    const seen = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length;
    if (seen > 0 || counts.length > 0) counts.push(seen);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test('its script takes its place in one frame, and nothing jumps', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(countHeadings);
  for (const address of ['/', '/security', '/privacy-policy']) {
    await watchShift(page);
    await page.goto(address);
    await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
    const shift = await shiftSeen(page);
    expect.soft(shift.value, `${address}: ${shift.what.join('; ')}`).toBeLessThanOrEqual(0.02);
    const counts = await page.evaluate(
      () => (window as unknown as { headingCounts: number[] }).headingCounts,
    );
    expect.soft([...new Set(counts)], address).toEqual([1]);
  }
});
