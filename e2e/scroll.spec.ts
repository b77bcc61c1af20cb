import type { Page } from '@playwright/test';
import { declarations, isPlain } from './declared-routes.ts';
import { SettingsPage } from './pages/settings.ts';
import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, wanted: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), wanted);
  await expect.poll(() => top(page)).toBe(wanted);
};
/** Lowest scroll position of the page. */
const furthest = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

/** Follows a link to another page without scrolling to it first. */
const leave = async (page: Page): Promise<void> => {
  const from = new URL(page.url()).pathname;
  const press = () =>
    page.evaluate((here) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].find(
        ({ pathname, hash, target }) =>
          ![here, '/sign-out'].includes(pathname) && hash === '' && target === '',
      );
      link?.click();
      return link !== undefined;
    }, from);
  // The header may load after the heading.
  await expect.poll(press).toBe(true);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(from);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};

/** Pages to check per remote and layout, since the shell treats all alike. */
const ENOUGH = 3;
const LAYOUTS = ['public', 'portal'] as const;

for (const { name, routes } of declarations)
  for (const layout of LAYOUTS) {
    const paths = routes
      .filter(
        (route) => route.layout === layout && isPlain(route) && ['anyone', 'person'].includes(route.access),
      )
      .map((route) => route.path);
    if (paths.length === 0) continue;

    // Tests one remote's portal in the short run, because the shell treats all alike.
    const tag = name === 'wealth' && layout === 'portal' ? [] : '@long';
    test(
      `Back and Forward lead to where the person was, and another page begins at its top: ${name}, ${layout}`,
      { tag },
      async ({ page }) => {
        const scrolled: string[] = [];
        for (const path of paths) {
          if (scrolled.length === ENOUGH) break;
          await page.goto(path);
          // Skips declared routes that redirect.
          if (new URL(page.url()).pathname !== path) continue;
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const wanted = Math.min(240, await furthest(page));
          if (wanted < 40) continue;
          await scrollTo(page, wanted);
          await leave(page);
          await expect.poll(() => top(page), `the page after ${path} begins at its top`).toBe(0);
          await page.goBack();
          await expect.poll(() => top(page), `Back to ${path}`).toBe(wanted);
          await page.goForward();
          await expect.poll(() => top(page), `Forward from ${path}`).toBe(0);
          scrolled.push(path);
        }
        expect(scrolled).not.toEqual([]);
      },
    );
  }

test('rows that come late, and a reload, keep the scroll position', async ({ page }) => {
  const settings = new SettingsPage(page);
  await settings.open();
  await page.waitForLoadState('networkidle');
  const wanted = Math.min(600, await furthest(page));
  await scrollTo(page, wanted);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/Account/sessions', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  release();
  await expect(page.getByText('This device')).toBeVisible();
  await expect.poll(() => top(page)).toBe(wanted);
});
