import { readFileSync } from 'node:fs';
import { mailed } from './mail.ts';
import { installClock, stopClock } from './page-clock.ts';
import { type NewPerson, beginAs, newPerson, signInWith } from './new-person.ts';
import { notice } from './pages/notices.ts';
import { Portal } from './pages/portal.ts';
import { SettingsPage } from './pages/settings.ts';
import { SignInPage } from './pages/sign-in.ts';
import { expect, test } from './test.ts';

let person: NewPerson;
test.beforeEach(async ({ context, site }, { workerIndex }) => {
  person = await newPerson(site, 'settings', workerIndex);
  await beginAs(context, person);
});

test('a changed password works from then on, and the person stays where they are', async ({
  page,
  site,
  narrow,
}) => {
  const settings = new SettingsPage(page);
  await page.goto('/details/overview');
  const portal = new Portal(page, narrow);
  await portal.avatar.click();
  await portal.header.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(SettingsPage.path);
  expect(await settings.roomBesideCards()).toBeLessThan(1);
  await settings.change(person.password, 'Baobab-Tree-9');
  await expect(notice(page, 'Password Changed Successfully!')).toBeVisible();
  await expect(settings.oldPassword).toHaveValue('');
  await page.reload();
  await expect(settings.session('This device')).toHaveCount(1);
  await expect(settings.main.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(1);
  await mailed(site, person.email, /(signed out everywhere else)/);
  await signInWith(site, { ...person, password: 'Baobab-Tree-9' });
  await expect(signInWith(site, person)).rejects.toThrow('401');
});

test(
  'what is wrong with a password stands at its field, and in a notice when the service says it',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 422/);
    const settings = new SettingsPage(page);
    await settings.open();
    await settings.change('', 'short', 'other');
    await expect(settings.main.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expect(settings.main.getByText('The passwords do not match')).toBeVisible();
    await expect(settings.oldPassword).toBeFocused();
    await settings.change('Wrong-Horse-7', 'Baobab-Tree-9');
    await expect(notice(page, 'Your current password is not right')).toBeVisible();
    await expect(settings.oldPassword).toHaveAttribute('aria-invalid', 'true');
    await expect(settings.newPassword).toHaveValue('Baobab-Tree-9');
  },
);

test('a changed email address signs in from then on, and the old one takes it back', async ({
  page,
  site,
  context,
}) => {
  const settings = new SettingsPage(page);
  const moved = `moved-${person.email}`;
  await settings.open();
  await settings.askForEmail(moved);
  // Passes over the code of signing up, which the person was mailed before.
  const code = /code that (?:confirms it is you|makes this)[\s\S]*?>\s*(\d{6})\s*</;
  await expect(settings.main.getByLabel(`Code sent to ${moved}`)).toBeVisible();
  // Also works in a tab reopened from the mail.
  await page.reload();
  await settings.confirmEmail({
    [person.email]: await mailed(site, person.email, code),
    [moved]: await mailed(site, moved, code),
  });
  await expect(notice(page, 'Your email address is changed')).toBeVisible();
  await expect(settings.main.getByText(moved)).toBeVisible();
  await expect(settings.changeEmail).toBeFocused();
  await signInWith(site, { ...person, email: moved });
  await expect(signInWith(site, person)).rejects.toThrow('401');

  const link = await mailed(site, person.email, /href="([^"]*\/undo-sign-in-change#[^"]*)"/);
  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'The change is taken back' })).toBeVisible();
  await expect(signInWith(site, { ...person, email: moved })).rejects.toThrow('401');
  await mailed(site, person.email, /href="([^"]*\/forgot-password#[^"]*)"/);
});

test('another session can be ended, and all of them', { tag: '@long' }, async ({ page, site, narrow }) => {
  await signInWith(
    site,
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1',
  );
  const settings = new SettingsPage(page);
  await settings.open();
  await settings
    .session('Safari on an iPhone')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(settings.session('Safari on an iPhone')).toHaveCount(0);
  // Late header requests would be refused after the session ends.
  await new Portal(page, narrow).expectWhole();
  await page.waitForLoadState('networkidle');
  await settings.signOutEverywhere.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/sign-out$/);
  await page.goto(SettingsPage.path);
  await expect(new SignInPage(page).heading).toBeVisible();
});

test(
  'a copy of everything is mailed as a link, which gives one zip file',
  { tag: '@long' },
  async ({ page, site, context }) => {
    const settings = new SettingsPage(page);
    await settings.open();
    await settings.askForData.click();
    await expect(settings.main.getByText(/^Your file is ready/)).toBeVisible();
    const link = await mailed(site, person.email, /href="([^"]*\/your-data#[^"]*)"/);
    await context.clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL('/your-data');
    const begun = page.waitForEvent('download');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Download/ })
      .click();
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^phila-your-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 4)
        .toString('latin1'),
    ).toBe('PK\u0003\u0004');
  },
);

test(
  'a link to the data that is not right says so, and where to ask again',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.goto(`/your-data#token=${'x'.repeat(43)}`);
    const main = page.getByRole('main');
    await expect(main.getByText('This link has expired', { exact: false })).toBeVisible();
    await main.getByRole('link', { name: 'Ask again in Settings' }).click();
    await expect(page).toHaveURL(SettingsPage.path);
  },
);

test.describe('deleting the account', () => {
  test('no closes the dialog, and says so after 3 seconds', { tag: '@long' }, async ({ page, narrow }) => {
    await installClock(page);
    const settings = new SettingsPage(page);
    await settings.open();
    await new Portal(page, narrow).expectWhole();
    await stopClock(page);
    await settings.answerDeletion('no');
    await expect(settings.deletion).toBeHidden();
    const said = notice(page, "You have selected 'no', closing dialog.");
    await page.clock.runFor(2_500);
    await expect(said).toBeHidden();
    await page.clock.runFor(600);
    await expect(said).toBeVisible();
    await expect(said).toHaveAttribute('data-severity', 'error');
    await expect(page.getByRole('alert').filter({ hasText: 'You have selected' })).toHaveCount(0);
  });

  test('yes deletes, and leads home signed out after 5 seconds', async ({ page, site, narrow }) => {
    await installClock(page);
    const settings = new SettingsPage(page);
    await settings.open();
    await new Portal(page, narrow).expectWhole();
    await stopClock(page);
    await settings.answerDeletion('yes');
    await expect(notice(page, 'Successfuly deleted user account, redirecting!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account was deleted' })).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(page).toHaveURL(SettingsPage.path);
    await page.clock.runFor(1_500);
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('phila.access-token'))).toBeNull();
    // Loading a page needs a running clock.
    await page.clock.resume();
    await page.goto(SettingsPage.path);
    await expect(new SignInPage(page).heading).toBeVisible();
    await mailed(site, person.email, /(As you asked, your account was deleted)/);
    await expect(signInWith(site, person)).rejects.toThrow('401');
  });

  test('a failure closes the dialog and says why', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await page.route('**/api/v1/Account/account', (route) => route.abort());
    const settings = new SettingsPage(page);
    await settings.open();
    await settings.answerDeletion('yes');
    await expect(settings.deletion).toBeHidden();
    await expect(
      notice(page, 'We cannot reach the service. Please check your connection and try again.'),
    ).toBeVisible();
    await expect(settings.main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
