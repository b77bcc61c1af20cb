import type { Page } from '@playwright/test';
import { BiographicalPage } from './pages/biographical.ts';
import { LandingPage } from './pages/landing.ts';
import { Portal } from './pages/portal.ts';
import { SignInPage } from './pages/sign-in.ts';
import { saveBiographical } from './service-client.ts';
import { expect, test } from './test.ts';

/** Focused element and whether it shows a ring; null once the focus has left the page. */
const focused = (page: Page): Promise<{ what: string; ring: boolean } | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const alpha = /rgba\(.*, ?0\)|transparent/.test(outlineColor);
    return {
      what: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`,
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !alpha,
    };
  });

/** Tabs through the page at most once and collects elements without a ring. */
const walk = async (page: Page, most = 80): Promise<{ visited: number; bare: string[] }> => {
  const bare: string[] = [];
  let visited = 0;
  await page.locator('body').focus();
  for (; visited < most; visited++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now === null) break;
    if (!now.ring) bare.push(now.what);
  }
  return { visited, bare };
};

for (const forcedColors of ['none', 'active'] as const) {
  test.describe(forcedColors === 'active' ? 'with forced colours' : 'with the colours of the site', () => {
    test.use({ contextOptions: { forcedColors } });

    test('whatever has the focus shows it on the landing page', { tag: '@long' }, async ({ page }) => {
      await new LandingPage(page).open();
      const { visited, bare } = await walk(page);
      expect(visited).toBeGreaterThan(10);
      expect(bare).toEqual([]);
    });

    test('whatever has the focus shows it on the sign-in page', { tag: '@long' }, async ({ page }) => {
      await new SignInPage(page).open();
      const { visited, bare } = await walk(page);
      expect(visited).toBeGreaterThan(5);
      expect(bare).toEqual([]);
    });

    test(
      'whatever has the focus shows it on a page of the portal and in its dialog',
      { tag: '@long' },
      async ({ openAs, site }) => {
        await saveBiographical(site, 'consumer');
        const page = await openAs('consumer');
        await page.emulateMedia({ forcedColors });
        const biographical = new BiographicalPage(page);
        await biographical.open();
        // Chrome may load after the page; the walk needs all of it.
        await expect(new Portal(page, false).sidePanel).toBeVisible();
        const { visited, bare } = await walk(page);
        expect(visited).toBeGreaterThan(8);
        expect(bare).toEqual([]);
        const { box } = await biographical.openDialog();
        const inDialog: string[] = [];
        for (let presses = 0; presses < 40; presses++) {
          await page.keyboard.press('Tab');
          const now = await focused(page);
          if (now && !now.ring) inDialog.push(now.what);
        }
        await expect(box).toBeVisible();
        expect(inDialog).toEqual([]);
      },
    );
  });
}
