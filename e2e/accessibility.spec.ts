import type { Page } from '@playwright/test';
import type { Role } from './accounts.ts';
import { findings, widthBeyond } from './findings.ts';
import { saidOfBroken, screens } from './screens.ts';
import { saveBiographical } from './service-client.ts';
import { expect, test } from './test.ts';

const roles: (Role | null)[] = [null, 'consumer', 'employee'];

for (const role of roles) {
  const shown = screens.filter((screen) => screen.role === role);

  test.describe(role === null ? 'for a visitor' : `for the ${role}`, () => {
    test.use({ role });

    for (const { name, show } of shown) {
      test(`axe finds nothing in ${name}, light or dark`, async ({ page, site, narrow, complaints }) => {
        complaints.expect(saidOfBroken);
        // It would go on to the landing page by itself.
        if (name === '/sign-out') await page.clock.install();
        if (role === 'consumer') await saveBiographical(site, role);
        await page.emulateMedia({ colorScheme: 'light' });
        await show(page, narrow);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
          const onlyColours = colorScheme === 'dark';
          expect.soft(await findings(page, { onlyColours }), colorScheme).toEqual([]);
        }
      });
    }

    test('nothing has to be scrolled sideways, on the narrowest phone or at 200 % zoom', async ({
      page,
      site,
      narrow,
      complaints,
    }) => {
      test.setTimeout(180_000);
      complaints.expect(saidOfBroken);
      if (role === 'consumer') await saveBiographical(site, role);
      // To a page, 1280 at 200 % is 640.
      await page.setViewportSize(narrow ? { width: 360, height: 640 } : { width: 640, height: 400 });
      for (const { name, show } of shown) {
        await test.step(name, async () => {
          await show(page, true);
          expect.soft(await widthBeyond(page), name).toBeLessThanOrEqual(0);
          await page.unrouteAll();
        });
      }
    });
  });
}

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

test.describe('whoever asks for less motion', () => {
  const moving = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
        .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
    );

  test('sees nothing move on the landing page and while signing out', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.goto('/sign-out');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });

  test('and others see the time pass on the sign-out page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/sign-out');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moving(page)).not.toEqual([]);
  });
});
