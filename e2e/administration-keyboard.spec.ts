import type { Page } from '@playwright/test';
import { matchPath, type RemoteRoute } from '@phila/contract';
import { declaredRoutes, isPlain } from './declared-routes.ts';
import { widthBeyond } from './findings.ts';
import { walkByTab } from './tab-walk.ts';
import { expect, test } from './visits.ts';

/* Walks every declared route of administration by keyboard, and at 200 % zoom. New pages are included automatically. */

const routes = declaredRoutes.filter(
  ({ path, redirect }) => /^\/admin(\/|$)/.test(path) && redirect === undefined,
);

/** Example address for each route with a parameter. */
const examples: readonly string[] = [
  '/admin/manage-org-structures/1',
  '/admin/media-releases-management/edit/1',
  '/admin/administrative/people/00000000-0000-4000-8000-000000000000',
];

const addressOf = (route: RemoteRoute): string | undefined =>
  isPlain(route) ? route.path : examples.find((address) => matchPath(route.path, address) !== null);

/** Opens a page and waits until everything is loaded and drawn. */
const openWhole = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Header tools of other remotes load on their own.
  await expect(page.getByRole('button', { name: /Search administration/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reminders/ })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

test.describe.configure({ mode: 'parallel' });
test.use({ role: 'admin' });

test('every declared route of administration has an address to be walked', () => {
  expect(routes.filter((route) => addressOf(route) === undefined).map(({ path }) => path)).toEqual([]);
  expect(routes.length).toBeGreaterThan(20);
});

/** Kinds of pages that the short run opens, instead of every page. */
const kinds: readonly string[] = ['/admin', '/admin/product-management-pages', '/admin/administrative/roles'];

for (const route of routes) {
  const address = addressOf(route) ?? route.path;
  const tag = kinds.includes(route.path) ? [] : '@long';
  test(
    `${route.path} is walked by Tab alone, and at 200% zoom nothing is beyond the window`,
    { tag },
    async ({ page, complaints }) => {
      // There is no such person, so this also walks the not-found page.
      complaints.expect(/status of 404/);
      await openWhole(page, address);
      const { reached, missed, unmarked, trap } = await walkByTab(page);
      expect.soft(trap, 'where the focus stays').toBeNull();
      expect.soft(missed, 'never reached').toEqual([]);
      expect.soft(unmarked, 'does not show that it has the focus').toEqual([]);
      expect(reached).toBeGreaterThan(3);

      const row = page.getByRole('main').locator('a[data-row]').first();
      if ((await page.getByRole('dialog').count()) === 0 && (await row.count()) > 0) {
        await page.keyboard.press('j');
        await expect(row).toBeFocused();
        const list = page.url();
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(list);
        // Handles both ways in which a row opens: beside its list, or on its own page.
        if (new URL(page.url()).searchParams.has('row')) {
          const drawer = page.getByRole('dialog').first();
          await expect(drawer).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(drawer).toBeHidden();
        } else await page.goBack();
        await expect(row).toBeFocused();
      }

      // Equals 1280 by 800 at 200%.
      await page.setViewportSize({ width: 640, height: 400 });
      await expect.poll(() => widthBeyond(page), { message: '200% zoom' }).toBeLessThanOrEqual(0);
      expect.soft((await walkByTab(page)).outOfView, 'out of view at 200% zoom').toEqual([]);
    },
  );
}
