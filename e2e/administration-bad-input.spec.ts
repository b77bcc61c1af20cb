import type { Page } from '@playwright/test';
import { ResourceListPage } from './pages/resource-list.ts';
import { SecondFactorDialog } from './pages/second-factor.ts';
import { SignInAgainDialog } from './pages/sign-in-again.ts';
import { takeRecoveryCode } from './service-client.ts';
import type { Site } from './site.ts';
import { spoilToken } from './spoil-token.ts';
import { expect, test } from './test.ts';

/* Errors in administration are explained where they happen, and typed input is never lost. */

test.use({ role: 'admin' });

const causesOf = (page: Page) => new ResourceListPage(page, '/admin/cause-management', 'Causes', 'causes');

const choose = async (
  { page, drawer }: ResourceListPage,
  button: RegExp,
  file: {
    name: string;
    mimeType: string;
    buffer: Buffer;
  },
): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
};

test(
  'a picture of 40 MB is refused below its button, and the row keeps what it has',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 413|ERR_CONNECTION_RESET/);
    const causes = causesOf(page);
    await causes.open('?row=1');
    const name = await causes.field(/^Name/).inputValue();
    await choose(causes, /^Choose/, {
      name: 'scan.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(40_000_000, 1),
    });
    await expect(causes.drawer.getByRole('alert').getByText(/at most \d+ MB/)).toBeVisible();
    await expect(causes.field(/^Name/)).toHaveValue(name);
  },
);

test.describe('a file of rows', () => {
  const openFile = async (page: Page, name: string, buffer: Buffer): Promise<ResourceListPage> => {
    const categories = new ResourceListPage(page, '/admin/category-management', 'Categories', 'categories');
    await categories.open();
    await categories.choose('Import a file');
    await choose(categories, /^Choose a file/, { name, mimeType: 'text/csv', buffer });
    return categories;
  };

  const SHEET = 'Name;Position;Shown in the shop\r\nCafé en Reën;90;Yes\r\n';

  test('in Latin-1, with semicolons, is read as Excel saves it here', { tag: '@long' }, async ({ page }) => {
    const { drawer } = await openFile(page, 'kategorieë.csv', Buffer.from(SHEET, 'latin1'));
    await expect(drawer.getByRole('cell', { name: 'Café en Reën' })).toBeVisible();
    await expect(drawer.getByText('1 category new, 0 changed, 0 as they are, 0 refused.')).toBeVisible();
  });

  test(
    'shows why each line is refused within the drawer, at 1280 and on a phone',
    { tag: '@long' },
    async ({ page }) => {
      const long = 'A category whose name says in far more words than any shelf of any shop has room for';
      const sheet = ['Name,Position,Shown in the shop', `${long.repeat(4)},nowhere,Perhaps`].join('\r\n');
      const { drawer } = await openFile(page, 'refused.csv', Buffer.from(sheet));
      await expect(drawer.getByText('0 changed, 0 as they are, 1 refused.')).toBeVisible();
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 740 });
        await expect
          .poll(
            () =>
              drawer.evaluate((box) =>
                [...box.querySelectorAll('.ant-drawer-body, table, td')]
                  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
                  .map(({ className, tagName }) => `${tagName}.${className}`),
              ),
            { message: `${width} wide` },
          )
          .toEqual([]);
      }
    },
  );

  test(
    'of 10 001 rows is refused with how many are taken, and another can be chosen',
    { tag: '@long' },
    async ({ page, complaints }) => {
      complaints.expect(/status of 422/);
      const lines = Array.from({ length: 10_001 }, (_, at) => `Category ${at},${at % 100},Yes`);
      const { drawer } = await openFile(
        page,
        'many.csv',
        Buffer.from(['Name,Position,Shown in the shop', ...lines].join('\r\n')),
      );
      await expect(
        drawer.getByRole('alert').getByText(/At most 10\s000 lines at once; this file has/),
      ).toBeVisible();
      await expect(drawer.getByRole('button', { name: /^Choose/ })).toBeEnabled();
    },
  );
});

test(
  'without a network a save says so and keeps what was typed, and goes through once there is one',
  { tag: '@long' },
  async ({ page, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    const causes = causesOf(page);
    await causes.open('?row=new');
    // Header tools load after the page; wait for them before cutting the network.
    const header = page.getByRole('banner');
    for (const part of [/^Reminders/, /^Search administration/])
      await expect(header.getByRole('button', { name: part })).toBeVisible();
    await expect(header.getByRole('link', { name: /^Shopping cart/ })).toBeVisible();
    await causes.field(/^Name/).fill('Wells for the Karoo');
    await context.setOffline(true);
    await causes.save();
    await expect(causes.drawer.getByText(/^We cannot reach the service/)).toBeVisible();
    await expect(causes.field(/^Name/)).toHaveValue('Wells for the Karoo');
    await context.setOffline(false);
    await causes.save();
    await expect(causes.main.getByText('Wells for the Karoo added')).toBeVisible();
  },
);

/** Signs in again over the open page: first the password, then the second factor. */
const signInAgain = async (page: Page, site: Site): Promise<SecondFactorDialog> => {
  const again = new SignInAgainDialog(page);
  await expect(again.box).toBeVisible();
  await again.signInAs('admin');
  const factor = new SecondFactorDialog(page);
  await expect(factor.asked).toBeVisible();
  await factor.give(await takeRecoveryCode(site, 'admin'));
  return factor;
};

test(
  'a session that ended asks to sign in over the form, and the save goes on',
  { tag: '@long' },
  async ({ page, site, complaints }) => {
    complaints.expect(/status of 40[13]/);
    const causes = causesOf(page);
    await causes.open('?row=new');
    await causes.field(/^Name/).fill('Books on wheels');
    await page.evaluate(() => localStorage.setItem('phila.refresh-token', 'no-such-token-any-more'));
    await spoilToken(page);
    await causes.save();
    await signInAgain(page, site);
    await expect(causes.main.getByText('Books on wheels added')).toBeVisible();
  },
);

test(
  'a session that ended asks for both before it shows and makes a preview link',
  { tag: '@long' },
  async ({ page, site, complaints }) => {
    complaints.expect(/status of 40[13]/);
    await page.goto('/admin/media-releases-management/edit/1');
    const release = page.getByRole('dialog').first();
    const title = release.getByLabel(/^Title/);
    await expect(title).toHaveValue(/./);
    await title.press('End');
    await title.pressSequentially(' now');
    await page.evaluate(() => localStorage.setItem('phila.refresh-token', 'no-such-token-any-more'));
    await spoilToken(page);
    await release.getByRole('tab', { name: 'Preview link' }).click();
    const factor = await signInAgain(page, site);
    await expect(factor.asked).toBeHidden();
    await release.getByRole('button', { name: 'Make a link' }).click();
    await expect(release.getByText(/\/media-releases\/1\/preview#token=/)).toBeVisible();
  },
);
