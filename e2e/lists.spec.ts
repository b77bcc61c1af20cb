import type { Locator, Page } from '@playwright/test';
import { beginAs, newPerson } from './new-person.ts';
import { FollowedList } from './pages/followed-list.ts';
import { send } from './service-client.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

/** List with rows that lead to pages. */
interface Followed {
  name: string;
  role: 'consumer' | 'admin';
  /** Address to open. */
  path: string;
  heading: string;
  /** Sorts or turns a page; the address records it. */
  arrange?: (page: Page) => Promise<void>;
  address: RegExp;
  /** Link from each row to its page. */
  rows: (main: Locator) => Locator;
}

const followed: Followed[] = [
  {
    name: 'the shop',
    role: 'consumer',
    path: '/offers',
    heading: 'My Offers',
    arrange: async (page) => {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, lowest first');
    },
    address: /\?sort=price$/,
    rows: (main) => main.locator('a[href^="/offers/product/"]'),
  },
  {
    name: 'a person’s orders',
    role: 'consumer',
    path: '/offers/orders',
    heading: 'My Orders',
    address: /\/offers\/orders$/,
    rows: (main) => main.locator('a[href^="/offers/orders/"]'),
  },
  {
    name: 'a page of administration',
    role: 'admin',
    path: '/admin/lookup-management?page=2',
    heading: 'Lists of choices',
    arrange: async (page) => {
      await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
      await page.getByRole('button', { name: 'Next' }).click();
    },
    address: /\?size=10&page=2$/,
    rows: (main) => main.locator('a[data-row]'),
  },
  {
    name: 'the orders of all people',
    role: 'admin',
    path: '/admin/administrative/orders?show=all',
    heading: 'Orders',
    address: /\?show=all$/,
    rows: (main) => main.locator('a[data-row]'),
  },
];

for (const one of followed)
  test.describe(one.name, () => {
    test.use({ role: one.role, viewport: { width: 1280, height: 500 } });

    test(
      `Back shows the same rows of ${one.name}, as far down, with the focus on the row that was followed`,
      { tag: one.name === 'the shop' ? [] : '@long' },
      async ({ page }) => {
        const list = new FollowedList(page, one.heading, one.rows);
        await list.open(one.path);
        await one.arrange?.(page);
        await expect(page).toHaveURL(one.address);
        await list.settled();
        const row = list.rows.last();
        await row.focus();
        const before = await list.seen(80);
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(one.address);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(one.address);
        await list.expectSeen(before);
        await expect(row).toBeFocused();
      },
    );
  });

const kin = (at: number) => ({
  titleID: 1,
  firstName: 'Anele',
  lastName: `Dube ${String.fromCharCode(65 + at)}`,
  contactDetails: '0825551234',
  relationshipID: 1,
});

/** Adds seven rows for one person. */
const addKin = async (site: Site, token: string): Promise<void> => {
  for (let at = 0; at < 7; at += 1)
    await send(site, 'POST', '/Account/add-next-of-kin-details', { token, body: kin(at) });
};

test('Back shows the same rows of a person’s records, and what they searched for stands in no address', async ({
  page,
  context,
  site,
}, { workerIndex }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const person = await newPerson(site, 'lists', workerIndex);
  await addKin(site, person.tokens.accessToken);
  await beginAs(context, person);
  const list = new FollowedList(page, 'Next of Kin', (main) => main.locator('tbody tr'));
  await list.open('/details/personal/next-of-kin');
  await page.getByRole('button', { name: 'Last name' }).click();
  await page.getByRole('button', { name: 'Last name' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?sort=-lastName&page=2$/);
  await expect(list.rows).toHaveCount(2);
  const before = await list.seen(40);
  await page.goto('/dashboard');
  await page.goBack();
  await list.expectSeen(before);

  await page.getByRole('searchbox').fill('dube c');
  await expect(list.rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?sort=-lastName$/);
  await page.goto('/dashboard');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('dube c');
  await expect(list.rows).toHaveCount(1);
});

test.describe('documents', () => {
  test.use({ role: 'consumer', viewport: { width: 1280, height: 500 } });

  test(
    'Back from a folder leads to its tile, and Forward to the order that was chosen in it',
    { tag: '@long' },
    async ({ page }) => {
      const list = new FollowedList(page, 'My Documents', (main) => main.locator('ul button'));
      await list.open('/documents');
      const tile = page.getByRole('button', { name: /^Career/ });
      await tile.focus();
      const before = await list.seen(60);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Career' });
      await dialog.getByRole('combobox', { name: 'Sort files' }).selectOption('Largest first');
      await expect(page).toHaveURL(/\/documents\/career\?sort=-size$/);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(tile).toBeFocused();
      await expect.poll(() => list.top()).toBe(before.top);
      await page.goForward();
      await expect(dialog.getByRole('combobox', { name: 'Sort files' })).toHaveValue('-size');
    },
  );
});
