import type { Locator, Page } from '@playwright/test';
import { demoOrganisation } from './accounts.ts';
import { contrast, ground } from './contrast.ts';
import { findings } from './findings.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { LandingPage } from './pages/landing.ts';
import { Portal } from './pages/portal.ts';
import { PublicChrome } from './pages/public-chrome.ts';
import { SignInPage } from './pages/sign-in.ts';
import { expect, test } from './test.ts';

const STRUCTURE = /organizational-structure/;
const link = (path: string): string => `${path}?Organization=${demoOrganisation}`;

const themed = (page: Page): Locator => page.locator('html[data-organisation]');

test(
  'a visitor with an organisation’s link is told so while it is looked up, then sees its logo and colours',
  { tag: '@long' },
  async ({ page, narrow }) => {
    await page.goto('/');
    const { header, menu } = new PublicChrome(page, narrow);
    const way = narrow ? menu : header.getByRole('link', { name: 'Sign in' });
    const ours = await ground(way);

    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(STRUCTURE, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(link('/'));
    const landing = new LandingPage(page);
    await expect(page.getByText('Linking you to your organization')).toBeVisible();
    await expect(landing.heading).toBeHidden();
    answer();
    await expect(landing.heading).toBeVisible();
    await expect(page.getByText('Linking you to your organization')).toBeHidden();
    await expect(themed(page)).toHaveCount(1);
    await expect(header.getByRole('img', { name: 'Umoya Energy' })).toBeVisible();
    expect(await ground(way)).not.toBe(ours);
  },
);

test('the link holds for the visit, and a person who signs up joins the organisation', async ({ page }) => {
  await page.goto(link('/sign-in'));
  await expect(new SignInPage(page).heading).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create your account' }).click();
  await expect(page.getByRole('main').getByText('You are joining with Umoya Energy.')).toBeVisible();
});

test('a link of no organisation goes on without one', { tag: '@long' }, async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/?Organization=00000000-0000-4000-8000-000000000000');
  await expect(new LandingPage(page).heading).toBeVisible();
  await expect(themed(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `texts on the organisation’s colours can be read, in ${colorScheme}`,
    { tag: '@long' },
    async ({ page, narrow }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(link('/'));
      await expect(new LandingPage(page).heading).toBeVisible();
      await expect(themed(page)).toHaveCount(1);
      const { header, footer, menu } = new PublicChrome(page, narrow);
      const texts = [
        narrow ? menu : header.getByRole('link', { name: 'Sign up' }),
        footer.getByRole('link', { name: 'Privacy policy' }),
        footer.getByRole('heading', { name: 'Useful Links' }),
        footer.getByRole('link', { name: /^Subscribe/ }),
        page.getByRole('main').getByRole('link', { name: 'Create your account' }).first(),
      ];
      for (const text of texts) expect.soft(await contrast(text), String(text)).toBeGreaterThanOrEqual(4.5);
    },
  );

test.describe('an employee', () => {
  test.use({ role: 'employee' });

  test(
    'sees the colours and the logo of their own organisation',
    { tag: '@long' },
    async ({ page, narrow }) => {
      await new BiographicalPage(page).open();
      await expect(themed(page)).toHaveCount(1);
      const { menu, drawer, navigation, welcome } = new Portal(page, narrow);
      expect(await contrast(welcome)).toBeGreaterThanOrEqual(4.5);
      await menu.click();
      const place = narrow ? drawer : navigation;
      await expect(place.getByRole('img', { name: 'Umoya Energy' })).toBeVisible();
      await expect(place.getByRole('img', { name: 'Phila' })).toHaveCount(0);
      expect(await contrast(place.getByRole('link', { name: 'Biographical' }))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test.describe('an administrator', () => {
  test.use({ role: 'admin' });

  test(
    'who follows an organisation’s link sees its logo in place of ours',
    { tag: '@long' },
    async ({ page, narrow }) => {
      await page.goto(link(BiographicalPage.path));
      await expect(new BiographicalPage(page).heading).toBeVisible();
      await expect(themed(page)).toHaveCount(1);
      const { menu, drawer, navigation } = new Portal(page, narrow);
      await menu.click();
      await expect((narrow ? drawer : navigation).getByRole('img', { name: 'Umoya Energy' })).toBeVisible();
    },
  );
});

test.describe('an administrator of everything', () => {
  test.use({ role: 'admin' });

  test('switches My Wealth off for an organisation, and its people alone do not see it', async ({
    page,
    openAs,
    narrow,
  }) => {
    await page.goto('/admin/manage-org-structures/1?show=remotes');
    const wealth = page.getByRole('switch', { name: 'My Wealth' });
    await expect(wealth).toBeChecked();
    expect.soft(await findings(page)).toEqual([]);
    await wealth.click();
    await expect(page.getByText(/no longer see My Wealth$/)).toBeVisible();

    const entries = async (of: Page): Promise<Locator> => {
      const { menu, drawer, navigation } = new Portal(of, narrow);
      if (narrow) await menu.click();
      return (narrow ? drawer : navigation).getByRole('link', { name: /^My (Career|Wealth)$/ });
    };
    const employee = await openAs('employee');
    await employee.goto('/dashboard');
    await expect(employee.getByRole('heading', { level: 2, name: 'My Reminders' })).toBeVisible();
    await expect(await entries(employee)).toHaveText(['My Career']);
    await expect(employee.getByRole('main').getByText('My Wealth')).toHaveCount(0);
    await employee.goto('/wealth/overview');
    await expect(
      employee.getByRole('heading', { level: 1, name: 'Umoya Energy does not use My Wealth' }),
    ).toBeVisible();
    expect.soft(await findings(employee)).toEqual([]);
    await employee.getByRole('link', { name: 'Go to my pages' }).click();
    await expect(employee).toHaveURL(/\/dashboard$/);

    const consumer = await openAs('consumer');
    await consumer.goto('/dashboard');
    await expect(await entries(consumer)).toHaveText(['My Wealth', 'My Career']);

    await wealth.click();
    await expect(wealth).toBeChecked();
    await employee.reload();
    await expect(employee.getByRole('heading', { level: 2, name: 'My Reminders' })).toBeVisible();
    await expect(await entries(employee)).toHaveText(['My Wealth', 'My Career']);
  });
});

test.describe('a consumer', () => {
  test.use({ role: 'consumer' });

  test('of no organisation sees our colours', { tag: '@long' }, async ({ page }) => {
    await new BiographicalPage(page).open();
    await expect(themed(page)).toHaveCount(0);
  });
});
