import { findings } from './findings.ts';
import { publishFixtures } from './fixture-remote.ts';
import { Palette } from './pages/palette.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { expect, test } from './test.ts';

test.describe('an administrator', () => {
  test.use({ role: 'admin' });

  test('goes to a page, a form and a row by keys alone', async ({ page }) => {
    const palette = new Palette(page);
    await page.goto('/admin');
    await palette.openByKeys();
    expect.soft(await findings(page)).toEqual([]);
    await page.keyboard.type('causes');
    await expect(palette.line('Go to', 'Causes')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/cause-management');
    await expect(page.getByRole('heading', { level: 1, name: 'Causes' })).toBeVisible();
    await expect(palette.dialog).toBeHidden();

    await palette.openByKeys();
    await page.keyboard.type('add disc');
    await expect(palette.line('Add', 'Add a discount code')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/discount-management?row=new');
    await page.goto('/admin/administrative/health');

    await palette.openByKeys();
    await page.keyboard.type('umoya');
    const solar = palette.line('Organisations', 'Umoya Solar');
    await expect(solar).toBeVisible();
    while ((await solar.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    expect.soft(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/manage-org-structures\?row=\d+$/);
    await expect(page.getByRole('dialog').getByLabel(/^Name/).first()).toHaveValue('Umoya Solar');
  });

  test(
    'finds people and orders from the button in the header, and Escape gives it the focus back',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const palette = new Palette(page);
      await page.goto('/admin/administrative/orders?show=all');
      const number =
        (await page.getByRole('main').getByRole('link', { name: /^ORD-/ }).first().textContent()) ?? '';
      await palette.button.click();
      await expect(palette.field).toBeFocused();
      await palette.field.fill(number);
      await expect(palette.line('Orders', new RegExp(number))).toBeVisible();
      await palette.field.fill('kagiso molefe');
      const person = palette.line('People', /^Kagiso Molefe/);
      await expect(person).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(palette.dialog).toBeHidden();
      await expect(palette.button).toBeFocused();

      await palette.button.click();
      await palette.field.fill('kagiso molefe');
      await person.click();
      await expect(page).toHaveURL(/\/admin\/administrative\/people\/[0-9a-f-]+$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Kagiso Molefe' })).toBeVisible();
      // The portal has no palette.
      await page.goto('/dashboard');
      await expect(
        page
          .getByRole('button', { name: 'Shopping cart' })
          .or(page.getByRole('link', { name: /^Shopping cart/ })),
      ).toBeVisible();
      await expect(palette.button).toHaveCount(0);
    },
  );
});

test.describe('an administrator of one organisation', () => {
  test.use({ role: 'orgadmin' });

  test(
    'finds their organisation and those below it, and nothing of another one',
    { tag: '@long' },
    async ({ page }) => {
      const palette = new Palette(page);
      await page.goto('/admin');
      await palette.openByKeys();
      await page.keyboard.type('umoya');
      await expect(palette.line('Organisations', 'Umoya Energy')).toBeVisible();
      await palette.field.fill('imbali');
      await expect(palette.dialog.getByRole('status').getByText('Nothing found')).toBeAttached();
      await palette.field.fill('products');
      await expect(palette.dialog.getByRole('status').getByText('Nothing found')).toBeAttached();
    },
  );
});

test.describe('another squad’s remote', () => {
  test.use({ role: 'catalogue' });
  let unpublish: () => Promise<void>;
  test.beforeAll(async ({ site }) => {
    unpublish = await publishFixtures(site);
  });
  test.afterAll(() => unpublish());

  test(
    'has a page, a tile, a command and a button for rows of another list, by its declaration alone',
    { tag: '@long' },
    async ({ page }) => {
      const palette = new Palette(page);
      const heading = page.getByRole('heading', { level: 1, name: '/admin/letters' });
      await page.goto('/admin');
      const tile = page
        .getByRole('list', { name: 'What you look after' })
        .getByRole('link', { name: /^Letters/ });
      await expect(tile).toContainText('What is sent by post');
      await tile.click();
      await expect(heading).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Administration' });
      await expect(menu.getByRole('link', { name: 'Letters' })).toHaveAttribute('aria-current', 'page');

      // Opened from another squad's page, where the admin remote has only mounted the palette.
      await palette.openByKeys();
      await expect(palette.line('Go to', 'Letters')).toBeVisible();
      await expect(palette.line('Do', 'Answer complaints')).toHaveCount(0);
      await page.keyboard.type('sticker');
      await expect(palette.line('Do', 'Print labels')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/letters?labels=all');

      const categories = new ResourceListPage(page, '/admin/category-management', 'Categories', 'categories');
      await categories.open();
      await categories.main
        .getByRole('checkbox', { name: /^Choose (?!all )/ })
        .first()
        .check();
      await categories.main.getByRole('button', { name: 'Send letters' }).click();
      await expect(page).toHaveURL(/\/admin\/letters\?rows=\d+$/);
      await expect(heading).toBeVisible();
    },
  );
});
