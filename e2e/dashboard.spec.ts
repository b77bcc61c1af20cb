import { southAfricanInput } from '@phila/contract';
import type { Page } from '@playwright/test';
import { beginAs, newPerson } from './new-person.ts';
import { ChoicesPanel } from './pages/choices.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { notice } from './pages/notices.ts';
import { SignInPage } from './pages/sign-in.ts';
import { expect, test } from './test.ts';

const HOUR = 3_600_000;
/** Value for a date-and-time input, some hours from now in South African time. */
const hence = (hours: number): string => southAfricanInput(new Date(Date.now() + hours * HOUR));

const eventsOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Analytics/')) sent.push(request.postData() ?? '');
  });
  return sent;
};

/** Stubs the advertiser's site, because only the link's target matters. */
const withoutTheWeb = (page: Page) =>
  page.context().route(/\.example\//, (route) => route.fulfill({ contentType: 'text/html', body: 'There' }));

test(
  'signing in without having wanted to go anywhere leads to the dashboard',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    await page.goto('/sign-in');
    await new SignInPage(page).signInAs('consumer');
    await expect(page).toHaveURL(DashboardPage.path);
    await expect(new DashboardPage(page).heading).toBeVisible();
  },
);

test.describe('the dashboard', () => {
  test.use({ role: 'consumer' });

  test(
    'keeps reminders: what is missing is said, one is added, shown as due in the header, and done',
    { tag: '@phone-long' },
    async ({ page, narrow }) => {
      const text = `Call the municipality ${narrow ? 'by phone' : 'from the desk'}`;
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      const { form } = dashboard;
      await dashboard.addReminder.click();
      await form.submit.click();
      await expect(form.text).toBeFocused();
      await expect(form.box).toContainText('Please describe the reminder in at least 2 characters');
      await expect(form.box).toContainText('Please choose a date and a time');
      await form.text.fill(text);
      await form.when.fill(hence(-1));
      await form.submit.click();
      await expect(form.box).toBeHidden();
      await expect(notice(page, 'Your reminder was added.')).toBeVisible();
      await expect(dashboard.reminder(text)).toContainText('Overdue');

      const bell = page.getByRole('banner').getByRole('button', { name: /^Reminders: \d+$/ });
      const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
      await page.reload();
      await dashboard.done(text).click();
      await expect(dashboard.reminder(text)).toHaveCount(0);
      await expect(
        page.getByRole('banner').getByRole('button', { name: `Reminders: ${before - 1}`, exact: true }),
      ).toBeVisible();
      await page.reload();
      await expect(dashboard.heading).toBeVisible();
      await expect(dashboard.reminder(text)).toHaveCount(0);
    },
  );

  test(
    'Today has what is due from all areas; one is done in place, brought back, snoozed, and gone after a reload',
    { tag: '@phone' },
    async ({ page, narrow }) => {
      const text = `Hand in the form ${narrow ? 'by phone' : 'from the desk'}`;
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      await dashboard.addReminder.click();
      await dashboard.form.text.fill(text);
      await dashboard.form.when.fill(hence(-24 * 90));
      await dashboard.form.submit.click();
      const card = dashboard.todayCard(text);
      await expect(card).toContainText('Was due 90 days ago');
      await expect(dashboard.today.getByRole('listitem').first()).toContainText(text);

      await dashboard.verb('Done', text).click();
      await expect(card).toHaveCount(0);
      await notice(page, `Done: ${text}`).getByRole('button', { name: 'Undo' }).click();
      await expect(card).toBeVisible();

      await dashboard.verb('Snooze until tomorrow', text).click();
      await expect(card).toHaveCount(0);
      await expect(notice(page, `Snoozed until tomorrow: ${text}`)).toBeVisible();
      await page.reload();
      await expect(dashboard.heading).toBeVisible();
      await expect(dashboard.reminder(text)).toContainText('Overdue');
      await expect(card).toHaveCount(0);

      await dashboard.done(text).click();
      await expect(dashboard.reminder(text)).toHaveCount(0);
      await page.reload();
      await expect(dashboard.today.getByRole('listitem').first()).toBeVisible();
      await expect(card).toHaveCount(0);
      await expect(dashboard.reminder(text)).toHaveCount(0);
    },
  );

  test(
    'a reminder that cannot be saved says so and keeps what was typed',
    { tag: ['@long', '@phone-long'] },
    async ({ page, complaints }) => {
      complaints.expect(/status of 503/);
      await page.route('**/api/v1/Dashboard/reminders', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 503,
              json: { isSuccess: false, errorMessage: 'Please try again shortly', value: null },
            })
          : route.continue(),
      );
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      await dashboard.addReminder.click();
      await dashboard.form.text.fill('Kept');
      await dashboard.form.when.fill(hence(30));
      await dashboard.form.submit.click();
      await expect(dashboard.form.box).toContainText('Please try again shortly');
      await expect(dashboard.form.text).toHaveValue('Kept');
    },
  );

  test(
    'a check is saved at once and is there after a reload; one that fails goes back',
    { tag: ['@long', '@phone-long'] },
    async ({ page, complaints }) => {
      complaints.expect(/status of 503/);
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      const will = dashboard.check('I have a Will');
      await expect(will).not.toBeChecked();
      const before = Number(await dashboard.progress.getAttribute('aria-valuenow'));
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await will.check();
      await expect(dashboard.progress).not.toHaveAttribute('aria-valuenow', String(before));
      await saved;
      await page.reload();
      await expect(will).toBeChecked();
      await will.uncheck();
      await expect(dashboard.progress).toHaveAttribute('aria-valuenow', String(before));

      await page.route('**/financial-wellbeing-checks', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 503, json: { isSuccess: false, errorMessage: null, value: null } })
          : route.continue(),
      );
      await dashboard.check('I have a Budget').click();
      await expect(notice(page, 'Failed to update details. Please try again.')).toBeVisible();
      await expect(dashboard.check('I have a Budget')).toBeChecked();
    },
  );

  test(
    'a part that cannot be read leaves the others, and shows Retry',
    { tag: ['@long', '@phone-long'] },
    async ({ page, complaints }) => {
      complaints.expect(/status of 422/);
      let isBroken = true;
      await page.route('**/api/v1/Dashboard/reminders?**', (route) =>
        isBroken
          ? route.fulfill({ status: 422, json: { isSuccess: false, errorMessage: 'Broken', value: null } })
          : route.continue(),
      );
      const dashboard = new DashboardPage(page);
      await page.goto(DashboardPage.path);
      await expect(dashboard.check('I have a Will')).toBeVisible();
      isBroken = false;
      await dashboard.reminders.getByRole('button', { name: 'Retry' }).click();
      await expect(dashboard.addReminder).toBeVisible();
    },
  );

  test(
    'nothing is told of an advert before a yes; then its address without the query',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const sent = eventsOf(page);
      await withoutTheWeb(page);
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      const open = async () => {
        const opened = page.waitForEvent('popup');
        await dashboard.advert.click();
        const advert = await opened;
        await advert.waitForURL(/marula-bank\.example\/savings\?campaign=phila/);
        expect(await advert.evaluate(() => window.opener)).toBeNull();
        await advert.close();
      };
      await open();
      expect(sent).toEqual([]);

      // Withdraws consent on a page with a footer; it then applies everywhere.
      const choices = new ChoicesPanel(page);
      await page.goto('/');
      await choices.opener.click();
      await expect(choices.box).toBeFocused();
      await choices.accept.click();
      await expect(choices.box).toBeHidden();
      await dashboard.open();
      const counted = page.waitForResponse((response) => response.url().includes('/Analytics/events'));
      await open();
      expect(await (await counted).json()).toMatchObject({ isSuccess: true, value: true });
      expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
        { event: 'dashboard-ad-click', redirect: 'https://marula-bank.example/savings' },
      ]);
    },
  );
});

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  test(
    'can answer from the foot by keyboard alone, and change it',
    { tag: '@phone-long' },
    async ({ page }) => {
      const choices = new ChoicesPanel(page);
      await page.goto('/terms-and-conditions');
      await choices.opener.focus();
      await page.keyboard.press('Enter');
      await expect(choices.box).toBeFocused();
      await choices.decline.focus();
      await page.keyboard.press('Enter');
      await expect(choices.box).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(choices.box).toBeHidden();
      await choices.opener.click();
      await expect(choices.box).toContainText('You declined this before.');
      await page.keyboard.press('Escape');
      await expect(choices.box).toBeHidden();
      await expect(choices.opener).toBeFocused();
    },
  );

  test(
    'of a signed-in person is asked beside the first advert, and on no other page',
    { tag: ['@long', '@phone-long'] },
    async ({ page, context, site }, { workerIndex }) => {
      // Uses a new person, because demo accounts carry over the answer of earlier tests.
      const person = await newPerson(site, 'asked', workerIndex);
      await beginAs(context, person, { isFirstVisit: true });
      const choices = new ChoicesPanel(page);
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      await expect(
        dashboard.adverts.getByRole('region', { name: 'Cookie and privacy choices' }),
      ).toBeVisible();
      await expect(choices.box).not.toBeFocused();
      await page.goto('/details/personal/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(choices.box).toBeHidden();
    },
  );

  test(
    'asked at the foot, covers nothing for good, and is the end of the page in a low window',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const choices = new ChoicesPanel(page);
      await page.goto('/terms-and-conditions');
      await choices.opener.click();
      await expect(choices.box).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('End');
      const left = () =>
        page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
      await expect.poll(left).toBe(0);
      await expect(choices.opener).toBeInViewport();
      await page.setViewportSize({ width: 640, height: 400 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(choices.box).not.toBeInViewport();
    },
  );
});
