import type { Page } from '@playwright/test';
import { installClock, stopClock } from './page-clock.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { LandingPage } from './pages/landing.ts';
import { Portal } from './pages/portal.ts';
import { SignInAgainDialog } from './pages/sign-in-again.ts';
import { SignInPage } from './pages/sign-in.ts';
import { saveBiographical } from './service-client.ts';
import { spoilToken } from './spoil-token.ts';
import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

const ACCESS = 'phila.access-token';
/** Just past the access token's 10 minutes. */
const OVER = '11:00';

const refreshesOf = (pages: Page[]): string[] => {
  const asked: string[] = [];
  for (const page of pages)
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/refresh-token')) asked.push(request.url());
    });
  return asked;
};

test('signing out says so, goes home after 2 seconds, and the way back asks to sign in', async ({
  page,
  narrow,
}) => {
  await installClock(page);
  await new BiographicalPage(page).open();
  const portal = new Portal(page, narrow);
  await portal.expectWhole();
  await portal.avatar.click();
  await stopClock(page);
  await portal.signOut.click();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  // React delays a page briefly if it just showed another: advance the clock step by step until it appears.
  const shown = async (): Promise<string[]> => {
    const words = await heading.allTextContents();
    if (!words.includes('You are being Signed Out')) await page.clock.runFor(100);
    return words;
  };
  await expect.poll(shown).toEqual(['You are being Signed Out']);
  for (const [name, to] of [
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Back to Sign In', '/sign-in'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', to);
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/sign-out');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/');
  await expect(new LandingPage(page).heading).toBeVisible();
  // Loading a page needs a running clock.
  await page.clock.resume();
  await page.goto(BiographicalPage.path);
  await expect(page).toHaveURL('/sign-in');
});

test(
  'the words of the sign-out page stay until their time is over, and its links lead on',
  { tag: '@long' },
  async ({ page }) => {
    await installClock(page);
    await page.goto('/sign-out');
    await stopClock(page);
    await page.goto('/sign-out');
    // Lets the application start, because it waits for its own task.
    await page.clock.runFor(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are being Signed Out');
    await page.clock.runFor(1900);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are being Signed Out');
    for (const [name, href] of [
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Back to Sign In', '/sign-in'],
    ])
      await expect(main.getByRole('link', { name: name ?? '' })).toHaveAttribute('href', href ?? '');
  },
);

test(
  'an access token that ran out is renewed without a word',
  { tag: '@long' },
  async ({ page, site, narrow }) => {
    await saveBiographical(site, 'consumer');
    await installClock(page);
    const biographical = new BiographicalPage(page);
    await biographical.open();
    // Requests still loading would time out as the clock jumps.
    await new Portal(page, narrow).expectWhole();
    const before = await page.evaluate((key) => localStorage.getItem(key), ACCESS);
    const renewed = page.waitForResponse(
      (response) => response.url().endsWith('/refresh-token') && response.ok(),
    );
    await page.clock.fastForward(OVER);
    await renewed;
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), ACCESS)).not.toBe(before);
    const dialog = await biographical.openDialog();
    await dialog.field('First name').fill('Thandeka');
    await dialog.save.click();
    await expect(biographical.value('First name')).toHaveText('Thandeka');
  },
);

test('an access token that the service refuses is renewed, and what was asked for is shown', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await saveBiographical(site, 'consumer');
  await page.goto('/');
  await expect(new LandingPage(page).heading).toBeVisible();
  await spoilToken(page);
  const asked = refreshesOf([page]);
  await page.goto(BiographicalPage.path);
  await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
  expect(asked).toHaveLength(1);
});

test('two tabs renew one token once', { tag: '@long' }, async ({ page, context, site, complaints }) => {
  complaints.expect(/status of 401/);
  await saveBiographical(site, 'consumer');
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await expect(new LandingPage(page).heading).toBeVisible();
  await spoilToken(page);
  const asked = refreshesOf([page, other]);
  await Promise.all([page.goto(BiographicalPage.path), other.goto(BiographicalPage.path)]);
  for (const tab of [page, other])
    await expect(new BiographicalPage(tab).value('First name')).toHaveText('Thandi');
  expect(asked).toHaveLength(1);
});

test('signing out in one tab signs out the other, which shows nothing of the person any more', async ({
  page,
  context,
  site,
}) => {
  await saveBiographical(site, 'consumer');
  const other = await context.newPage();
  const biographical = new BiographicalPage(other);
  await biographical.open();
  await expect(biographical.value('Last name')).toHaveText('Mokoena');
  await page.goto('/sign-out');
  await expect(other).toHaveURL('/sign-in');
  await expect(new SignInPage(other).heading).toBeVisible();
  await expect(other.getByText('Mokoena')).toHaveCount(0);
});

test(
  'a session that was ended on the server leads to sign-in and back',
  { tag: '@long' },
  async ({ page, complaints, site }) => {
    complaints.expect(/status of 401/);
    await saveBiographical(site, 'consumer');
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('phila.refresh-token', 'no-such-token-any-more'));
    await spoilToken(page);
    await page.goto(BiographicalPage.path);
    const signIn = new SignInPage(page);
    await expect(signIn.heading).toBeVisible();
    await signIn.signInAs('consumer');
    await expect(page).toHaveURL(BiographicalPage.path);
    await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
  },
);

test('a session that ended elsewhere asks to sign in over the form, and the save goes on', async ({
  page,
  complaints,
  site,
}) => {
  complaints.expect(/status of 40[13]/);
  await saveBiographical(site, 'consumer');
  const biographical = new BiographicalPage(page);
  await biographical.open();
  const dialog = await biographical.openDialog();
  await dialog.field('Known as').fill('Thandiwe');
  await page.evaluate(() => localStorage.setItem('phila.refresh-token', 'no-such-token-any-more'));
  await spoilToken(page);
  await dialog.save.click();

  const again = new SignInAgainDialog(page);
  await expect(again.box).toBeVisible();
  // Shows another account nothing of the typed input.
  await again.signInAs('employee');
  await expect(again.refusal).toContainText('another account');
  await expect(page).toHaveURL(BiographicalPage.path);
  await again.signInAs('consumer');
  await expect(again.box).toBeHidden();
  await expect(dialog.box).toBeHidden();
  await expect(biographical.value('Known as')).toHaveText('Thandiwe');
});
