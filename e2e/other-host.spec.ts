import { SignInPage } from './pages/sign-in.ts';
import { expect, test as base } from './test.ts';

const HOST = 'phila.test';

/** Reaches the site as a phone on a developer's network does: plain http, not localhost. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
});

test('the site works over plain http by another name than localhost', async ({ page, site, complaints }) => {
  // The browser ignores this header on plain http.
  complaints.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  const { port } = new URL(site.url);
  await page.goto(`http://${HOST}:${port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Moves between pages, into the account, to a dialog and back: each adds or uses a history entry.
  await page.goto(`http://${HOST}:${port}/sign-in`);
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  await signIn.signInAs('consumer');
  await expect(page).toHaveURL(`http://${HOST}:${port}/dashboard`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Documents' }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Upload File/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/documents$/);
});
