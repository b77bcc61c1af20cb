import { findings } from './findings.ts';
import { expect, test } from './test.ts';

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  test('axe finds nothing while its question is open, also on the page that it leads to', async ({
    page,
  }) => {
    await page.goto('/');
    const question = page.getByRole('region', { name: 'Cookie and privacy choices' });
    await expect(question).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    // By the site's own way: what a page before has brought along is there still.
    await question.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Privacy policy/i })).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
  });
});

test('axe finds what there is to find', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="data:,">');
  });
  expect(await findings(page)).toContainEqual(expect.stringMatching(/^image-alt/));
});
