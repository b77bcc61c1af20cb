import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

const TABLES = [
  '/career/education/secondary',
  '/career/education/tertiary',
  '/career/education/expirable-qualifications',
  '/career/education/courses',
  '/career/experience',
  '/career/references',
  '/career/skills',
  '/career/memberships',
  '/career/professional-registrations',
];

test('every column of the career tables is in sight beside the side panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of TABLES) {
    await page.goto(path);
    const table = page.getByRole('main').getByRole('table');
    await expect(table).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // What is wider than its card scrolls below the buttons of the rows, and is overlooked there.
    const hidden = await table.evaluate(({ parentElement }) =>
      parentElement === null ? null : parentElement.scrollWidth - parentElement.clientWidth,
    );
    expect.soft(hidden, path).toBe(0);
  }
});
