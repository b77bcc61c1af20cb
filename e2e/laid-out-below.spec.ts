import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Of each kind of page that is longer than a screen, one. */
const PAGES = ['/', '/wealthCreation', '/funeralPolicy', '/contactUs'];
const WIDTHS = [375, 1280];

/** What style sheets leave out at first (shell/src/style/ground.css). */
const BELOW = '#outlet section:nth-of-type(n + 2)';

/** Comes near every part of the page, so that a browser lays each of them out and remembers how high it is. */
const passThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });

/** How high the page is, and where each of its later parts begins. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(
    (below) => [
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll(below)].map((one) =>
        Math.round(one.getBoundingClientRect().top + scrollY),
      ),
    ],
    BELOW,
  );

test('parts that are laid out as they come near are as high as they would be at once, and nothing of them is cut off', async ({
  browser,
  baseURL,
}) => {
  // Where the application never comes they stay so for as long as the page is read.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of PAGES) {
      await page.goto(address);
      const left = page.locator(BELOW);
      expect(await left.count(), address).toBeGreaterThan(1);
      expect(await left.last().evaluate((one) => getComputedStyle(one).contentVisibility)).toBe('auto');
      await passThrough(page);
      const cut = await left.evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          .map((one) => one.textContent?.slice(0, 30)),
      );
      expect.soft([address, width, cut]).toEqual([address, width, []]);
      const inParts = await places(page);
      await left.evaluateAll((all) => {
        for (const one of all) (one as HTMLElement).style.contentVisibility = 'visible';
      });
      expect.soft([address, width, inParts]).toEqual([address, width, await places(page)]);
    }
  }
  await context.close();
});

test('an address with a section leads to its heading, whatever is laid out above it', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
      const ids = await page.locator('#outlet section[id]').evaluateAll((all) => all.map(({ id }) => id));
      const last = ids.at(-1);
      if (last === undefined) continue;
      await page.goto('about:blank');
      await page.goto(`${address}#${last}`);
      await expect(page.locator('[data-fragment]'), address).toHaveCount(0);
      await expect(page.locator('[data-in-parts]'), address).toHaveCount(0);
      const top = () => page.locator(`[id="${last}"]`).evaluate((one) => one.getBoundingClientRect().top);
      const isSeen = async () => {
        const y = await top();
        return y >= 0 && y < 200;
      };
      await expect.poll(isSeen, `${address}#${last} at ${width}`).toBe(true);
    }
  }
});
