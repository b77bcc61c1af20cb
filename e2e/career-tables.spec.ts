import { declaredRoutes, isPlain } from './declared-routes.ts';
import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

/** The pages of My Career, as it declares them. */
const pages = declaredRoutes
  .filter((route) => route.layout === 'portal' && route.redirect === undefined && isPlain(route))
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/career/'));

test('every column of the career tables is in sight beside the side panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  const tables: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // Without rows there is no column to be seen: the demo gives each table some.
    await expect.soft(main.getByText(/^No .+ Available$/), `${path} has no rows`).toHaveCount(0);
    // Above the rows of every record that a person has several of, also where they are cards.
    if ((await main.getByRole('searchbox', { name: /^Search / }).count()) === 0) continue;
    tables.push(path);
    const table = main.getByRole('table');
    await expect(table, path).toBeVisible();
    // What is wider than its card scrolls below the buttons of the rows, and is overlooked there.
    const hidden = await table.evaluate(({ parentElement }) =>
      parentElement === null ? null : parentElement.scrollWidth - parentElement.clientWidth,
    );
    expect.soft(hidden, path).toBe(0);
  }
  // The pages beside them are looked at as well, so something must tell that there were tables.
  expect(tables.length, 'pages of My Career with a table').toBeGreaterThan(0);
});
