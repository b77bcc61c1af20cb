import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { BiographicalPage } from './pages/biographical.ts';
import { expect, test } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds by WCAG 2.2 AA and its own best practices, as one line a finding. */
const findings = async (page: Page): Promise<string[]> => {
  // Through the debugger: the page's policy lets no script in.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    async () =>
      (await (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run()) as AxeResults,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Every address, with the heading that says that it is there. */
const visitors: [path: string, heading: string | RegExp][] = [
  ['/', /financial, emotional/],
  ['/sign-in', 'Sign in'],
  ['/sign-up', /account/],
  ['/forgot-password', /password/],
  ['/forgot-password-sync', /password/],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-and-conditions', /Terms/],
  ['/nothing-here', /not/],
];
const signedIn: [path: string, heading: string | RegExp][] = [
  ['/details/overview', 'My details'],
  ['/details/personal/biographical', 'Biographical'],
  ['/details/personal/contact', 'Contact'],
  ['/details/personal/next-of-kin', 'Next of kin'],
  ['/details/passports-and-permits', /Passports/],
  ['/details/banking', 'Banking'],
  ['/details/tax', 'Tax'],
  ['/details/nothing-here', /not/],
];

const sweep = (addresses: typeof visitors) => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing, and nothing is cut off, in ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [path, heading] of addresses)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await findings(page), `axe on ${path}`).toEqual([]);
          expect(await overflow(page), `sideways scrolling on ${path}`).toBe(0);
        });
    });
};

test.describe('every page for visitors', () => sweep(visitors));

test.describe('every page of a person', () => {
  test.use({ role: 'consumer' });
  sweep(signedIn);

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the edit dialog, in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const biographical = new BiographicalPage(page);
      await biographical.open();
      const dialog = await biographical.openDialog();
      await dialog.field('ID number').fill('123');
      await dialog.save.click();
      await expect(dialog.field('ID number')).toHaveAttribute('aria-invalid', 'true');
      expect(await findings(page)).toEqual([]);
    });
});

test.describe('at 360 pixels', () => {
  test.use({ role: 'consumer', viewport: { width: 360, height: 640 } });

  test('no page scrolls sideways', async ({ page }) => {
    test.setTimeout(120_000);
    for (const [path, heading] of [...visitors.filter(([at]) => !/sign|forgot/.test(at)), ...signedIn]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await overflow(page), path).toBe(0);
    }
  });
});
