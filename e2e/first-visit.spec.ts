import { findings } from './findings.ts';
import { beginAs, newPerson } from './new-person.ts';
import { ChoicesPanel } from './pages/choices.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { expect, test } from './test.ts';

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  test(
    'of a public page, which has no advert, meets no question',
    { tag: '@phone-long' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const choices = new ChoicesPanel(page);
      await expect(choices.box).toBeHidden();
      await choices.opener.click();
      await expect(choices.box).toBeFocused();
    },
  );

  test(
    'of a signed-in person: axe finds nothing while its question is open, also on the page that it leads to',
    { tag: ['@long', '@phone-long'] },
    async ({ page, context, site }, { workerIndex }) => {
      // Uses a new person, as dashboard.spec.ts does.
      const person = await newPerson(site, 'visitor', workerIndex);
      await beginAs(context, person, { isFirstVisit: true });
      await new DashboardPage(page).open();
      const { box } = new ChoicesPanel(page);
      await expect(box).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      // Follows a link within the site, so that styles of the previous page stay loaded.
      await box.getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Privacy policy/i })).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
    },
  );
});

test('axe finds what there is to find', { tag: ['@long', '@phone-long'] }, async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('main')?.append(Object.assign(document.createElement('img'), { src: 'data:,' }));
  });
  expect(await findings(page)).toContainEqual(expect.stringMatching(/^image-alt/));
});
