import type { Page } from '@playwright/test';
import { withoutTimersOf } from './page-clock.ts';
import { expect, test } from './test.ts';

test.describe('a person who asks for less motion', () => {
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
    await withoutTimersOf(page, 2000);
    await page.goto('/sign-out');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are being Signed Out');
    expect(await moving(page)).toEqual([]);
  });

  test('and others see the time pass on the sign-out page', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await withoutTimersOf(page, 2000);
    await page.goto('/sign-out');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are being Signed Out');
    expect(await moving(page)).not.toEqual([]);
  });
});
