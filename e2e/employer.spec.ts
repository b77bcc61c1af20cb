import { findings } from './findings.ts';
import { mailed } from './mail.ts';
import { ChooseAccountPage } from './pages/choose-account.ts';
import { PasswordResetPage } from './pages/password-reset.ts';
import { Portal } from './pages/portal.ts';
import { SignInPage } from './pages/sign-in.ts';
import { SyncAccountPage } from './pages/sync-account.ts';
import { expect, test } from './test.ts';

const CONTACT = '/details/personal/contact';
const colleague = { email: 'colleague@demo.phila.example', password: 'Colleague-Demo-1' };

test('a person at two organisations chooses one on the way to where they wanted to go', async ({
  page,
  narrow,
}) => {
  await page.goto(CONTACT);
  await new SignInPage(page).fill(colleague.email, colleague.password);
  const choose = new ChooseAccountPage(page);
  await expect(choose.heading).toBeVisible();
  await expect(page).toHaveURL(ChooseAccountPage.path);
  await expect(page.locator('header img[alt]')).toHaveCount(0);
  await expect(choose.account(/in use now/)).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  await choose.account(/Imbali Foods/).click();
  await expect(page).toHaveURL(CONTACT);
  // The organisation's colours apply, also after a reload.
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--phila-chrome'));
  await expect.poll(colour).toBe('#7a2e5d');
  await page.reload();
  await expect.poll(colour).toBe('#7a2e5d');

  const portal = new Portal(page, narrow);
  await portal.avatar.click();
  await portal.header.getByRole('link', { name: 'Change account' }).click();
  await expect(choose.heading).toBeVisible();
  await choose.account(/Umoya Energy/).click();
  await expect(page).not.toHaveURL(/account|sign-in/);
  await expect.poll(colour).toBe('#0b6e4f');
});

test(
  'a choice that cannot be made is said, and the other one still can',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 503/);
    await page.route('**/api/v1/Account/choose-profile', (route) =>
      route.fulfill({ status: 503, json: { isSuccess: false, errorMessage: null, value: null } }),
    );
    await new SignInPage(page).open();
    await new SignInPage(page).fill(colleague.email, colleague.password);
    const choose = new ChooseAccountPage(page);
    await expect(choose.heading).toBeVisible();
    const other = choose.account(/Khumalo$/);
    await other.click();
    await expect(
      page.getByRole('main').getByRole('alert').filter({ hasText: 'could not open' }),
    ).toBeVisible();
    await expect(other).toBeEnabled();
    await choose.account(/in use now/).click();
    await expect(page).not.toHaveURL(/account|sign-in/);
  },
);

test('an imported account sets its first password, sees the record and copies it', async ({
  page,
  site,
  narrow,
}) => {
  const email = 'kagiso.molefe@demo.phila.example';
  await page.goto('/forgot-password-sync');
  const reset = new PasswordResetPage(page);
  await reset.askFor(email);
  await expect(reset.asked).toBeVisible();
  const link = await mailed(site, email, /href="([^"]*\/forgot-password-sync#[^"]*)"/);
  await page.goto(link);
  await expect(page).toHaveURL('/forgot-password-sync');
  const main = page.getByRole('main');
  await main.getByLabel('New password', { exact: true }).fill('Jacaranda-88');
  await main.getByLabel('New password again').fill('Jacaranda-88');
  await main.getByRole('button', { name: 'Save password' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Your password is set' })).toBeVisible();
  await reset.signIn.click();
  await new SignInPage(page).fill(email, 'Jacaranda-88');

  const sync = new SyncAccountPage(page);
  await expect(sync.heading).toBeVisible();
  await expect(main.getByText('Umoya Energy').first()).toBeVisible();
  await expect(sync.part('Personal details')).toContainText('•••• 2087');
  expect(await findings(page)).toEqual([]);
  await sync.wanted('Bank accounts').uncheck();
  await sync.copy.click();
  await expect(sync.outcome).toHaveText(/parts copied\.$/);
  await expect(sync.part('Personal details')).toContainText('fields changed');
  await expect(sync.wanted('Bank accounts')).not.toBeChecked();
  await sync.goOn.click();
  await expect(page).not.toHaveURL(/account|sign-in/);
  await expect(new Portal(page, narrow).welcome).toHaveText('Welcome back Kagiso');
  await page.goto('/details/personal/next-of-kin');
  await expect(main.getByText('Boitumelo').first()).toBeVisible();
  await page.goto(SyncAccountPage.path);
  await expect(sync.part('Next of kin')).toContainText('The same as yours');
});

test.describe('for the demo employee', () => {
  test.use({ role: 'employee' });

  test(
    'a part that fails leaves the others, and is tried again alone',
    { tag: '@long' },
    async ({ page, complaints }) => {
      complaints.expect(/status of 503/);
      let isDown = true;
      await page.route('**/api/v1/Account/sync-banking-details', (route) =>
        isDown
          ? route.fulfill({ status: 503, json: { isSuccess: false, errorMessage: null, value: null } })
          : route.continue(),
      );
      await page.goto(SyncAccountPage.path);
      const sync = new SyncAccountPage(page);
      // Health and children are not ticked beforehand.
      await expect(sync.wanted('Medical aid')).not.toBeChecked();
      await expect(sync.wanted('Medical aid dependants')).not.toBeChecked();
      await sync.copy.click();
      await expect(sync.outcome).toHaveText(/1 part not copied: try again below\.$/);
      const banking = sync.part('Bank accounts');
      await expect(banking).toContainText('Not copied');
      await expect(sync.part('Next of kin')).toContainText('changed');
      isDown = false;
      await banking.getByRole('button', { name: 'Try bank accounts again' }).click();
      await expect(banking).toContainText('3 fields changed');
      await expect(sync.outcome).toHaveText(/parts copied\.$/);
      expect(await findings(page)).toEqual([]);
    },
  );

  test(
    'the pages are in the person’s menu only where they mean something',
    { tag: '@long' },
    async ({ page, narrow }) => {
      await page.goto(CONTACT);
      const portal = new Portal(page, narrow);
      await portal.avatar.click();
      await expect(portal.header.getByRole('link', { name: 'Update from your employer' })).toBeVisible();
      await expect(portal.header.getByRole('link', { name: 'Change account' })).toHaveCount(0);
    },
  );
});

test.describe('for a consumer', () => {
  test.use({ role: 'consumer' });

  test('there is no record, and it is said', { tag: '@long' }, async ({ page }) => {
    await page.goto(SyncAccountPage.path);
    await expect(page.getByText('No employer has supplied a record about you')).toBeVisible();
    await new SyncAccountPage(page).goOn.click();
    await expect(page).not.toHaveURL(/account|sign-in/);
  });
});
