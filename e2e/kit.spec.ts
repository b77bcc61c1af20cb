import { demoOrganisation } from './accounts.ts';
import { findings, widthBeyond } from './findings.ts';
import { KitPage } from './pages/kit.ts';
import { expect, test } from './test.ts';

test.use({ role: 'admin' });

// axe reads some two thousand elements four times over.
test.beforeEach(() => test.setTimeout(240_000));

for (const organisation of [false, true])
  test(`every block of the kit passes axe in light and dark, ${organisation ? 'in an organisation’s colours' : 'in our own colours'}`, async ({
    page,
  }) => {
    const kit = new KitPage(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await kit.open(organisation ? `?Organization=${demoOrganisation}` : '');
    if (organisation) await expect(page.locator('html[data-organisation]')).toHaveCount(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
      expect.soft(await findings(page), colorScheme).toEqual([]);
    }
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
  });

test('rows are cards in a narrow container, and a menu opens above everything', async ({ page, narrow }) => {
  const kit = new KitPage(page);
  await kit.open();
  await expect(kit.sample('DataTable in a narrow container').getByRole('list').first()).toBeVisible();
  if (!narrow) await expect(kit.sample('DataTable and Pager').getByRole('table')).toBeVisible();
  await kit.sample('Menu').getByRole('button', { name: 'Actions for payslip.pdf' }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(kit.sample('Menu').getByRole('button', { name: 'Actions for payslip.pdf' })).toBeFocused();
});

test('search engines leave it out, and whoever is no administrator is sent away', async ({
  page,
  openAs,
}) => {
  const response = await page.goto('/kit');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  const consumer = await openAs('consumer');
  await consumer.goto('/kit');
  await expect(consumer).toHaveURL(/\/dashboard$/);
});
