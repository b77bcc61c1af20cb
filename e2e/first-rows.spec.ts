import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findings } from './findings.ts';
import { expect, test } from './test.ts';

/** Files of antd that a list needs. */
const ofAntd = (): Set<string> => {
  const { provides } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../shell/dist/site/shell.json'), 'utf8'),
  ) as { provides: Record<string, string[]> };
  return new Set([...(provides['antd/es/table'] ?? []), ...(provides['antd/es/popover'] ?? [])]);
};

/** Holds antd back. @returns releases it */
const holdAntd = async (page: Page): Promise<() => void> => {
  const files = ofAntd();
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(
    ({ pathname }) => files.has(pathname.slice(1)),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return () => come();
};

/** Records layout shifts from now on. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        moved.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(', ')}`);
    }).observe({ type: 'layout-shift' });
  });
const movedIn = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test.describe('a list of administration', () => {
  test.use({ role: 'admin' });

  for (const [name, address, rows] of [
    ['of a resource', '/admin/product-management-pages', /^(Sleep again|Money basics)$/],
  ] as const)
    test(
      `${name} has its rows before antd has come, which then moves nothing and leaves the focus where it is`,
      { tag: '@phone' },
      async ({ page }) => {
        const letCome = await holdAntd(page);
        await page.goto(address);
        const main = page.getByRole('main');
        const table = main.getByRole('table');
        const row = main.getByRole('link', { name: rows }).first();
        await expect(row).toBeVisible();
        await expect(page.locator('.ant-table')).toHaveCount(0);
        expect.soft(await findings(page)).toEqual([]);
        const heads = await table.getByRole('columnheader').allInnerTexts();
        await row.focus();
        const before = await row.boundingBox();
        await watchMoves(page);
        letCome();
        await expect(page.locator('.ant-table-tbody')).toBeVisible();
        await expect(row).toBeFocused();
        expect(await row.boundingBox()).toEqual(before);
        expect((await table.getByRole('columnheader').allInnerTexts()).filter((text) => text !== '')).toEqual(
          heads.filter((text) => text !== ''),
        );
        await page.waitForLoadState('networkidle');
        expect(await movedIn(page)).toEqual([]);
        expect.soft(await findings(page)).toEqual([]);
      },
    );

  test('has the form that an address opens, and what is antd’s of the list once that is closed', async ({
    page,
  }) => {
    await page.goto('/admin/product-management?id=1');
    await expect(page.getByRole('dialog').getByLabel(/^Name/)).not.toHaveValue('');
    await expect(page.locator('main tbody tr').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.ant-table')).toHaveCount(0);
    // The document preloads its files as its first script starts.
    await expect(page.locator('link[data-later][rel=preload]').first()).toBeAttached();
    await expect(page.locator('link[data-later]:not([rel=preload])')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-table-tbody')).toBeVisible();
    await expect(page).toHaveURL('/admin/product-management-pages');
  });

  test('keeps what was opened before antd has come', async ({ page }) => {
    const letCome = await holdAntd(page);
    await page.goto('/admin/product-management-pages');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sleep again' })).toBeVisible();
    const menu = main.getByRole('button', { name: 'Actions for Sleep again' });
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    letCome();
    // The swap keeps an open menu in place and completes the rest.
    await expect(main.getByText('Removed', { exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-table-tbody')).toBeVisible();
    await expect(menu).toBeFocused();
  });
});
