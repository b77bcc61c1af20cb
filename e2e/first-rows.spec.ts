import { findings } from './findings.ts';
import { expect, test } from './test.ts';

const PRODUCTS = '/admin/product-management-pages';

test.describe('a list of administration', () => {
  test.use({ role: 'admin' });

  test(
    'has the shape of its rows until they come, and then its rows',
    { tag: '@phone-long' },
    async ({ page, isMobile }) => {
      let come: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.route(
        ({ pathname, searchParams }) =>
          pathname.endsWith('/Manage/shop-products') && searchParams.has('PageNumber'),
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page.goto(PRODUCTS);
      const main = page.getByRole('main');
      await expect(main.getByText('Loading products')).toBeAttached();
      await expect(main.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      come();
      const row = main.getByRole('link', { name: 'Sleep again' });
      await expect(row).toBeVisible();
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      // A card for each row on a phone, antd's Table elsewhere.
      await expect(page.locator('.ant-table-tbody')).toHaveCount(isMobile ? 0 : 1);
      await expect(main.getByRole('listitem').getByRole('link', { name: 'Sleep again' })).toHaveCount(
        isMobile ? 1 : 0,
      );
      expect.soft(await findings(page)).toEqual([]);
    },
  );

  test(
    'has the form that an address opens, and its rows once that is closed',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/admin/product-management?id=1');
      await expect(page.getByRole('dialog').getByLabel(/^Name/)).not.toHaveValue('');
      // Preloads the form's files: the document names them, and the first script requests them.
      await expect(page.locator('link[data-later][rel=preload]').first()).toBeAttached();
      await expect(page.locator('link[data-later]:not([rel=preload])')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('.ant-table-tbody')).toBeVisible();
      await expect(page).toHaveURL(PRODUCTS);
    },
  );

  test('closes a row by a step back, so that Back leaves the list', { tag: '@long' }, async ({ page }) => {
    await page.goto('/admin');
    await page.goto(PRODUCTS);
    await page.getByRole('link', { name: 'Sleep again' }).click();
    await expect(page.getByRole('dialog').getByLabel(/^Name/)).not.toHaveValue('');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(PRODUCTS);
    await page.goBack();
    await expect(page).toHaveURL('/admin');
  });
});
