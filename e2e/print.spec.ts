import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** A4 with usual margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

const PAGES = ['/', '/funeralPolicy', '/media-releases/phila-opens', '/privacy-policy', '/loanCalculator'];

/** Text of the page cut off at an edge or hidden in a scroll area. */
const cut = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
        return (isCut && element.clientWidth > 1) || element.getBoundingClientRect().right > innerWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.innerText.slice(0, 40)}`),
  );

const colourOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

for (const scripts of ['on', 'off'] as const)
  test(
    `public pages on paper, scripts ${scripts}: the page without its chrome, in dark ink, nothing cut`,
    { tag: scripts === 'on' ? [] : '@long' },
    async ({ browser, site }) => {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: PAPER,
        javaScriptEnabled: scripts === 'on',
        colorScheme: 'dark',
      });
      const page = await context.newPage();
      for (const address of PAGES) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(address);
        if (scripts === 'on') await expect(page.locator('[data-drawn]'), address).toHaveCount(0);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        for (const chrome of ['banner', 'contentinfo'] as const)
          await expect(page.getByRole(chrome), address).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: /^(Site|Main|On this page)$/ })).toHaveCount(0);
        for (const way of ['Create your account', 'See what I can spare', 'All media releases'])
          await expect(page.getByRole('main').getByRole('link', { name: way, exact: true })).toHaveCount(0);
        expect.soft([address, await cut(page)]).toEqual([address, []]);
        expect(await colourOf(page, 'main h1'), address).toBe('rgb(27, 31, 42)');
      }
      await context.close();
    },
  );

test(
  'a legal text says on paper what its links to other sites lead to',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('a[href^="https://"]').first();
    const address = await link.getAttribute('href');
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain(address ?? 'none');
  },
);

test.describe('administration on paper', () => {
  test.use({ role: 'admin' });

  test(
    'an open drawer is printed alone, whole and without its buttons',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(PAPER);
      await page.goto('/admin/manage-org-structures?row=1');
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(drawer.getByRole('heading', { level: 2 })).toBeVisible();
      for (const control of ['button[data-type]', 'button[data-tone]', '[role=menu]'])
        await expect(drawer.locator(`${control}:visible`)).toHaveCount(0);
    },
  );
});
